-- When a program's token stops working; NULL for one without end, as all were before.
ALTER TABLE programs ADD COLUMN expires TEXT;

-- A token dies with the account of the person who made it: those of people who left earlier end here.
UPDATE programs SET token_hash = NULL, revoked = (SELECT removed FROM people WHERE id = created_by)
WHERE revoked IS NULL AND created_by IN (SELECT id FROM people WHERE removed IS NOT NULL);
