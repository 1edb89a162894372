-- The place of a change in its transaction: listeners hear of them in this order, when they happen and when they come back.
-- Of what was written before there was one the order is not known.
ALTER TABLE changes ADD COLUMN position INTEGER;

-- The transaction that last changed what the public may read: it names the state of that in live events.
ALTER TABLE published_content ADD COLUMN transaction_id TEXT;
UPDATE published_content
SET transaction_id = (SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1);
