import { freeName, newId, newKey } from './new-names.ts';
import { withPlainQuotes } from './plain-quotes.ts';
import { fixedValue, type Schema, shapeOf } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Field of a form with the name of the variant. */
export const variantField = 'variant';
/** Field of a form with a person's key. */
export const keyField = 'key';

/** Field of a form with the id of an item, which links use. */
export const idField = 'id';

/** A notice may name a day; the form has a day with a time. Until the end of a day is 23:59. */
const wholeDay: Readonly<Record<string, string>> = { from: 'T00:00', until: 'T23:59' };

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || sameText(value, {});

/** Returns a value of a file as the form has it. */
export function toForm(value: unknown, schema: Schema, name = ''): unknown {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'choice':
      return shape.options.find((option) => sameText(option.value, value))?.id ?? value;
    case 'choices':
      return value === shape.all ? [value] : value;
    case 'list':
      return (value as unknown[]).map((item) => toForm(item, shape.item));
    case 'map':
      return Object.entries(value as Fields).map(([key, item]) => ({
        [keyField]: key,
        ...(toForm(item, shape.item) as Fields),
      }));
    case 'nullable':
      return value === null ? undefined : toForm(value, shape.inner);
    case 'variants': {
      const fits = ({ properties = {} }: Schema) =>
        sameText(Object.keys(properties).sort(), Object.keys(value as Fields).sort());
      const [variant, fitting] = Object.entries(shape.variants).find(([, one]) => fits(one)) ?? [];
      return fitting && { [variantField]: variant, ...(toForm(value, fitting) as Fields) };
    }
    case 'record': {
      const all = Object.entries(value as Fields).flatMap(([field, inner]) => {
        const known = shape.properties[field];
        if (!known || field.startsWith('$')) return [];
        return [[field, toForm(inner, known, field)] as const];
      });
      return Object.fromEntries(all);
    }
    default:
      return schema.format === 'moment' && !String(value).includes('T')
        ? `${value}${wholeDay[name] ?? 'T00:00'}`
        : value;
  }
}

function mapToFile(items: readonly Fields[], item: Schema): Fields {
  const taken = new Set(items.map(({ [keyField]: key }) => String(key ?? '')));
  const members = items.map(({ [keyField]: key, ...fields }) => [
    String(key || freeName(newKey(String(fields.name)), taken)),
    toFile(fields, item),
  ]);
  return Object.fromEntries(members);
}

function listToFile(items: readonly unknown[], item: Schema): unknown[] {
  if (!item.properties?.[idField]) return items.map((one) => toFile(one, item));
  const taken = new Set(items.map((one) => String((one as Fields)[idField] ?? '')));
  return (items as Fields[]).map((one) => {
    const id = one[idField] || freeName(newId(one), taken);
    return toFile({ ...one, [idField]: id }, item);
  });
}

/** Returns the fields of a record in the order of its schema, without empty optional ones. */
function recordToFile(
  value: Fields,
  properties: Record<string, Schema>,
  required: readonly string[],
) {
  const all = Object.entries(properties).flatMap(([field, schema]) => {
    const needed = required.includes(field);
    if (field.startsWith('$')) return [];
    const fixed = needed ? fixedValue(schema) : undefined;
    if (fixed !== undefined) return [[field, fixed] as const];
    const inner = value[field];
    if (!needed && (isEmpty(inner) || inner === false || sameText(inner, []))) return [];
    const shape = shapeOf(schema);
    if (!isEmpty(inner) || shape.kind === 'nullable')
      return [[field, toFile(inner, schema)] as const];
    if (shape.kind === 'list' || shape.kind === 'choices') return [[field, []] as const];
    // a group of which the hospital has nothing, such as no profile
    return shape.kind === 'record' && shape.required.length === 0 ? [[field, {}] as const] : [];
  });
  return Object.fromEntries(all);
}

/** Returns a value of the form as the file has it. */
export function toFile(value: unknown, schema: Schema): unknown {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'choice':
      return shape.options.find(({ id }) => id === value)?.value ?? value;
    case 'choices':
      return shape.all && (value as string[]).includes(shape.all) ? shape.all : value;
    case 'list':
      return listToFile(value as unknown[], shape.item);
    case 'map':
      return mapToFile(value as Fields[], shape.item);
    case 'nullable':
      return isEmpty(value) ? null : toFile(value, shape.inner);
    case 'variants': {
      const { [variantField]: variant, ...fields } = value as Fields;
      const chosen = shape.variants[String(variant)];
      return chosen && toFile(fields, chosen);
    }
    case 'record':
      return recordToFile(value as Fields, { ...shape.properties }, shape.required);
    default:
      // texts are one line in the files; a phone's keyboard adds spaces and line breaks
      return typeof value === 'string' ? withPlainQuotes(value).trim().replace(/\s+/g, ' ') : value;
  }
}
