import type { Field } from '@sveltia/cms';
import type { Schema } from '../form/shape.ts';

/** Texts that may be longer get a box of several lines. */
const longText = 120;

/** Phones add a space after a word, and two before the next; saving removes them again. */
const spaced = (pattern: string) =>
  pattern.replace(/^\^(.*)\$$/, '^\\s*(?:$1)\\s*$').replace(/\((\?:)? /g, '($1 +');

function textField(base: object, schema: Schema): Field {
  const { pattern, description, minLength, maxLength } = schema;
  const long = (maxLength ?? 0) > longText;
  return {
    ...base,
    widget: long ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && pattern !== '\\S' && { pattern: [spaced(pattern), `Write ${description}.`] }),
  } as Field;
}

/** Returns the field of a value that is no record, list or choice. */
export function valueField(base: object, schema: Schema): Field {
  const { type, format, minimum, maximum } = schema;
  const day = 'YYYY-MM-DD';
  if (type === 'boolean') return { ...base, widget: 'boolean', required: false } as Field;
  if (type === 'integer' || type === 'number') {
    return {
      ...{ ...base, widget: 'number', value_type: type === 'integer' ? 'int' : 'float' },
      // the keyboard of a phone has a point then
      ...(type === 'number' && { step: 0.0001 }),
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    } as Field;
  }
  if (format === 'date') return { ...base, widget: 'datetime', type: 'date', format: day } as Field;
  if (format === 'minute' || format === 'moment') {
    const now = format === 'minute' ? { default: '{{now}}' } : {};
    return { ...base, ...now, widget: 'datetime', format: `${day}THH:mm` } as Field;
  }
  if (format === 'color') return { ...base, widget: 'color' } as Field;
  if (format === 'picture') return { ...base, widget: 'image', choose_url: false } as Field;
  return textField(base, schema);
}
