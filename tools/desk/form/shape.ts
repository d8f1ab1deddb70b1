/** What a part of a form is, read from a JSON Schema. The build makes fields from it, the desk values. */

/** The keywords of JSON Schema (draft 07) that the schemas of edited files use. */
export interface Schema {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  propertyNames?: { enum?: readonly string[] };
  additionalProperties?: boolean | Schema;
}

/** One option of a list: its value in the file, and the same as a text for the form. */
interface Option {
  id: string;
  value: unknown;
}

export type Shape =
  | { kind: 'choice'; options: readonly Option[] }
  /** Several options; `all` is a value in the file that includes them, such as "all". */
  | { kind: 'choices'; options: readonly Option[]; all?: string }
  | { kind: 'record'; properties: Readonly<Record<string, Schema>>; required: readonly string[] }
  /** An object whose keys staff never see: a list in the form. */
  | { kind: 'map'; item: Schema }
  | { kind: 'list'; item: Schema }
  | { kind: 'variants'; variants: Readonly<Record<string, Schema>> }
  /** Absent in the form, null in the file. */
  | { kind: 'nullable'; inner: Schema }
  | { kind: 'value' };

/** The options of a schema with few values: 'maternity', or 'team:nurses' for {"team": "nurses"}. */
function optionsOf({
  enum: values,
  const: fixed,
  properties,
  anyOf,
}: Schema): Option[] | undefined {
  if (values) return values.map((value) => ({ id: String(value), value }));
  if (typeof fixed === 'string') return [{ id: fixed, value: fixed }];
  const [only, ...others] = Object.entries(properties ?? {});
  if (only && others.length === 0) {
    const [name, inner] = only;
    return optionsOf(inner)?.map(({ id, value }) => ({
      id: `${name}:${id}`,
      value: { [name]: value },
    }));
  }
  const all = anyOf?.map(optionsOf);
  return all?.every((options) => options !== undefined) ? all.flat() : undefined;
}

/** Returns the shape of a schema. Throws on a schema that no form can show. */
export function shapeOf(schema: Schema): Shape {
  const { type, items, anyOf, properties = {}, propertyNames, additionalProperties } = schema;
  const options = optionsOf(schema);
  if (options) return { kind: 'choice', options };
  if (anyOf) {
    const [first, second] = anyOf;
    if (first?.type === 'null' && second) return { kind: 'nullable', inner: second };
    if (typeof first?.const === 'string' && second?.items) {
      const inner = shapeOf(second);
      if (inner.kind === 'choices') return { ...inner, all: first.const };
    }
    if (anyOf.every((one) => one.properties)) {
      const named = anyOf.map((one, index) => [`variant${index + 1}`, one] as const);
      return { kind: 'variants', variants: Object.fromEntries(named) };
    }
    throw new TypeError(`no form shows ${JSON.stringify(schema)}`);
  }
  if (type === 'array' && items) {
    const of = optionsOf(items);
    return of ? { kind: 'choices', options: of } : { kind: 'list', item: items };
  }
  if (type === 'object' && typeof additionalProperties === 'object') {
    const names = propertyNames?.enum;
    if (!names) return { kind: 'map', item: additionalProperties };
    const each = names.map((name) => [name, additionalProperties] as const);
    const { required = names } = schema;
    return { kind: 'record', properties: Object.fromEntries(each), required };
  }
  if (type === 'object') return { kind: 'record', properties, required: schema.required ?? [] };
  return { kind: 'value' };
}

/**
 * Returns a value that is the same in every form, so that staff need not see it: `"closed": true` in a
 * variant, or a record of such values. Undefined for any other.
 */
export function fixedValue({ const: fixed, properties = {}, required = [] }: Schema): unknown {
  if (fixed !== undefined) return fixed;
  const all = Object.entries(properties).map(([name, one]) => [
    name,
    required.includes(name) ? fixedValue(one) : undefined,
  ]);
  const isFixed = all.length > 0 && all.every(([, value]) => value !== undefined);
  return isFixed ? Object.fromEntries(all) : undefined;
}
