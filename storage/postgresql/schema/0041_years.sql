-- When a user is told next what their year was like; NULL: they are not.
ALTER TABLE settings ADD COLUMN year_due DOUBLE PRECISION;

CREATE INDEX settings_year ON settings (year_due) WHERE year_due IS NOT NULL;
