// Reads one JSON object a line, {"schema": name, "list": bool, "value": ...}, and answers each with a line
// of JSON: the list of what the schema finds wrong, each with its path.
import { createInterface } from "node:readline";
import * as z from "zod/mini";
import * as schemas from "discord-api-spec/zod";

z.config(z.locales.en());

// Of a union's branches the one for the given type is meant; a branch of another type complains about "type".
function meant(branches) {
  const typed = branches.filter((issues) => !issues.some(({ path }) => path.length === 1 && path[0] === "type"));
  const among = typed.length ? typed : branches;
  return among.reduce((one, other) => (other.length < one.length ? other : one));
}

function wrongs(issues, before = []) {
  return issues.flatMap((issue) => {
    const path = [...before, ...issue.path];
    const inner = issue.code === "invalid_union" && issue.errors?.length ? meant(issue.errors) : [];
    return inner.length ? wrongs(inner, path) : [{ path, message: issue.message }];
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  const { schema: name, list, value } = JSON.parse(line);
  const schema = schemas[`${name}Schema`];
  if (!schema) {
    console.log(JSON.stringify([{ path: [], message: `no schema ${name}` }]));
    continue;
  }
  const result = z.safeParse(list ? z.array(schema) : schema, value);
  console.log(JSON.stringify(result.success ? [] : wrongs(result.error.issues)));
}
