import { isFixed, type Schema, shapeOf } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Field of a form with the name of the variant. */
export const variantField = 'variant';
/** Field of a form with a person's key. */
export const keyField = 'key';

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

/** Returns a new key for a person: 'Dr. Asha Njeri Kamau' is 'ashaKamau'. */
function newKey(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .replace(/[^\p{L} ]|^\p{L}+\./gu, '')
    .split(' ')
    .filter(Boolean);
  const [first = 'person', ...rest] = words;
  const plain = first.toLowerCase() + (rest.at(-1) ?? '');
  for (let count = 2, key = plain; ; key = `${plain}${count++}`) if (!taken.has(key)) return key;
}

function mapToFile(items: readonly Fields[], item: Schema): Fields {
  const taken = new Set(items.map(({ [keyField]: key }) => String(key ?? '')));
  const members = items.map(({ [keyField]: key, ...fields }) => {
    const own = String(key || newKey(String(fields.name), taken));
    taken.add(own);
    return [own, toFile(fields, item)] as const;
  });
  return Object.fromEntries(members);
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
    if (isFixed(schema, needed)) return [[field, schema.const] as const];
    const inner = value[field];
    const { kind } = shapeOf(schema);
    if (!needed && (isEmpty(inner) || inner === false || sameText(inner, []))) return [];
    if (isEmpty(inner) && kind === 'list') return [[field, []] as const];
    if (isEmpty(inner) && kind !== 'nullable') return [];
    return [[field, toFile(inner, schema)] as const];
  });
  return Object.fromEntries(all);
}

/** Returns a text with the quotes, dashes and spaces of a plain keyboard, as the files have them. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/(\d) ?[\u2010-\u2015] ?(?=\d)/g, '$1-')
    .replace(/ *[\u2014\u2015] *| +[\u2012\u2013] +/g, ', ')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\u00A0\u2007\u202F]/g, ' ');

/** Returns a value of the form as the file has it. */
export function toFile(value: unknown, schema: Schema): unknown {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'choice':
      return shape.options.find(({ id }) => id === value)?.value ?? value;
    case 'choices':
      return shape.all && (value as string[]).includes(shape.all) ? shape.all : value;
    case 'list':
      return (value as unknown[]).map((item) => toFile(item, shape.item));
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
      return typeof value === 'string' ? plainText(value).trim().replace(/\s+/g, ' ') : value;
  }
}
