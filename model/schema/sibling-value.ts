/** The value of another field of the same object, for rules and fields that depend on it. */
export function siblingValue(context: { parent?: unknown }, field: string): unknown {
  const { parent } = context;
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, field) : undefined;
}
