import type { Field } from '@sveltia/cms';
import { idField, keyField, variantField } from '../form/form-values.ts';
import { fixedValue, type Schema, shapeOf } from '../form/shape.ts';
import { labelsOf, readable } from './labels.ts';
import { valueField } from './value-field.ts';

interface Place {
  label: string;
  required: boolean;
  /** Whether each language has its own text. */
  translated: boolean;
}

/** Code in a description helps in the file, not in the form. */
const isCode = (text: string) =>
  /[{[\]]|\.json|null|known name|one text|not empty|"all"|on the list|^(?:"|true|a (?:state|list))/.test(
    text,
  );

function hintOf({ description = '', format }: Schema): { hint?: string } {
  // a picker needs no example of what to type
  if (format && format !== 'picture' && format !== 'color') return {};
  const [first = ''] = description.replace(/ \((?:true|false|no such line)\)/g, '').split(': ');
  return first && !isCode(first) ? { hint: first.charAt(0).toUpperCase() + first.slice(1) } : {};
}

/** What the button that adds an item says after "Add": 'notice' for Notices. */
function singularOf(label: string): string {
  if (label.startsWith('People')) return 'person';
  return label.endsWith('s') ? label.replace(/(?<=ss)es$|s$/, '').toLowerCase() : 'line';
}

/** Which field of an item its closed line shows. */
function summaryOf({ properties = {} }: Schema): { summary?: string } {
  const found = [
    ['name', '{{name}}'],
    ['text', '{{text.en}}'],
    ['shows', '{{shows.en}}'],
    ['who', '{{who}}'],
    ['of', '{{of}}: {{state}}'],
    ['fact', '{{fact}}, {{by}}'],
    ['days', '{{days}}, {{from}}{{opens}} to {{to}}{{closes}}'],
    ['opens', '{{opens}} to {{closes}}'],
  ].find(([name = '']) => name in properties);
  return found ? { summary: found[1] as string } : {};
}

/** Returns the fields of a record, in the order of its schema. */
export function fieldsOf(schema: Schema, translated = false): Field[] {
  const shape = shapeOf(schema);
  if (shape.kind !== 'record') throw new TypeError('only a record has fields');
  const labels = labelsOf(Object.keys(shape.properties).filter((name) => !name.startsWith('$')));
  const fields = Object.entries(shape.properties).flatMap(([name, one]) => {
    const required = shape.required.includes(name);
    if (name.startsWith('$') || (required && fixedValue(one) !== undefined)) return [];
    if (name === idField) return [{ name, widget: 'hidden' as const }];
    return [fieldOf(name, one, { label: labels[name] ?? name, required, translated })];
  });
  const isSwitch = ({ widget }: Field) => widget === 'boolean';
  return [...fields.filter((field) => !isSwitch(field)), ...fields.filter(isSwitch)];
}

function fieldOf(name: string, schema: Schema, place: Place): Field {
  const { label, required, translated } = place;
  const shape = shapeOf(schema);
  const base = { name, label: schema.title ?? label, required, ...hintOf(schema) };
  const shared = translated ? { i18n: 'duplicate' as const } : {};
  const own = translated ? { i18n: true } : {};
  const options = (all: readonly { id: string }[]) => {
    const texts = labelsOf(all.map(({ id }) => id));
    return all.map(({ id }) => ({ value: id, label: texts[id] ?? readable(id) }));
  };
  switch (shape.kind) {
    case 'choice':
      return { ...base, ...shared, widget: 'select', options: options(shape.options) };
    case 'choices': {
      const all = shape.all ? [{ id: shape.all }, ...shape.options] : shape.options;
      // a list that may be empty is not required
      const min = schema.minItems ? { min: 1 } : { required: false };
      const choice = { ...base, ...shared, ...min, widget: 'select' as const };
      return { ...choice, multiple: true, options: options(all) };
    }
    case 'record':
      return {
        ...{ ...base, ...summaryOf(schema), widget: 'object', fields: fieldsOf(schema) },
        // many clinics, each closed with its days and hours, and what staff should leave alone
        collapsed: 'days' in shape.properties || schema.title?.includes('person who runs') === true,
      };
    case 'nullable': {
      const fields = fieldsOf(shape.inner).map((field) => ({ ...field, ...shared }));
      return { ...base, ...shared, required: false, widget: 'object', fields } as Field;
    }
    case 'variants': {
      const types = Object.entries(shape.variants).map(([variant, one]) => ({
        name: variant,
        label: one.title ?? variant,
        fields: fieldsOf(one),
      }));
      return { ...base, widget: 'object', typeKey: variantField, types } as Field;
    }
    case 'list': {
      const { minItems: min } = schema;
      const list = {
        ...{ ...base, ...own, widget: 'list', label_singular: singularOf(base.label) },
        ...(min ? { min } : { required: false }),
      };
      if (shape.item.type !== 'object') {
        const field = { ...valueField({ name: 'item', label: 'Line' }, shape.item), ...own };
        return { ...list, field } as Field;
      }
      const fields = fieldsOf(shape.item);
      return { ...list, ...summaryOf(shape.item), collapsed: 'auto', fields } as Field;
    }
    case 'map': {
      const fields = [{ name: keyField, widget: 'hidden' }, ...fieldsOf(shape.item)];
      return {
        ...{ ...base, widget: 'list', ...summaryOf(shape.item), collapsed: 'auto', fields },
        label_singular: 'role' in (shape.item.properties ?? {}) ? 'person' : singularOf(base.label),
        required: false,
        allow_duplicate: false,
      } as Field;
    }
    default: {
      const isText = schema.type === 'integer' || (schema.type === 'string' && !schema.format);
      return valueField({ ...base, ...(isText ? own : shared) }, schema);
    }
  }
}
