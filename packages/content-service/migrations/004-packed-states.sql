-- A draft is written at every pause of its writer, and each state is kept: as text, an article of 20 kB that took 2,000
-- steps would take 40 MB. What is long is kept deflated here, and `after` is then empty (NULL still means gone).
ALTER TABLE changes ADD COLUMN packed BLOB;
