/** A stored thing whose content is not what was written. Plain data, for health checks and the desk. */
export interface Damage {
  kind: 'database' | 'document' | 'asset' | 'attachment';
  /** A database's file name, a document's `_id`, an asset's path below `assets/`, an attachment's id. */
  name: string;
  /** `corrupt`: the engine can't read it. `changed`: other bytes than its hash's. `missing`: mentioned only. */
  problem: 'corrupt' | 'changed' | 'missing';
  /** ISO 8601, UTC. */
  noticedAt: string;
}

export interface IntegrityReport {
  damage: readonly Damage[];
  /** The time everything was last read whole, ISO 8601; undefined before the first time. */
  checkedAt: string | undefined;
}
