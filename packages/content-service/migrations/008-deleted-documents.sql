-- The bin: one row per document of which nothing is left, no draft and no version either. Its text is in `changes`, up to
-- the transaction before `sequence`; here is what a list of thousands shows, finds and sorts.
CREATE TABLE deleted_documents (
  -- The published id, whether the document was ever published or not.
  id TEXT PRIMARY KEY,
  -- The transaction that deleted the last of it.
  sequence INTEGER NOT NULL REFERENCES transactions (sequence),
  -- Empty until the row is completed: a state that is packed can't be read here.
  type TEXT NOT NULL,
  title TEXT,
  -- The title without accents and capitals, which a search is compared with.
  folded TEXT NOT NULL,
  -- 1 when the public could read it until then.
  published INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX deleted_documents_by_time ON deleted_documents (sequence DESC, id);
CREATE INDEX deleted_documents_by_type ON deleted_documents (type, sequence DESC, id);

-- What was deleted before there was a bin.
INSERT INTO deleted_documents (id, sequence, type, folded, published)
WITH named AS (
  SELECT CASE
      WHEN document_id LIKE 'drafts.%' THEN substr(document_id, 8)
      WHEN document_id LIKE 'versions.%'
        THEN substr(document_id, 10 + instr(substr(document_id, 10), '.'))
      ELSE document_id
    END AS id,
    document_id, sequence
  FROM changes
), last AS (
  SELECT id, max(sequence) AS sequence FROM named
  WHERE id NOT LIKE '\_.%' ESCAPE '\'
  GROUP BY id
  HAVING sum(document_id IN (SELECT documents.id FROM documents)) = 0
)
SELECT id, sequence, '', '', 0 FROM last;
