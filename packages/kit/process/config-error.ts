/** A setting that cannot be used. `lines` are ready to be printed, one per mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
