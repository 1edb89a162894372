/** Values shown as they are written: left to itself the studio makes `Cdi` of `CDI` and `Linkedin` of `LinkedIn`. */
export function asWritten<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ title: value, value }));
}
