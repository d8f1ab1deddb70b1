import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { site } from '../../../src/facts/hospital/site.ts';
import { articleSources } from '../../../src/facts/sources/articles/article-sources.ts';
import { defaultLanguage, languageNames } from '../../../src/site/languages.ts';
import { everyEntryRow, routes } from '../../../src/site/routes.ts';
import { labels } from '../../../src/words/en/frame/labels.ts';
import { headSchema } from '../../build/articles/front-matter.ts';
import { editedFiles, schemaFileOf } from '../../build/edited-files/edited-files.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';
import { bodyField } from '../form/file-text.ts';
import type { Schema } from '../form/shape.ts';
import { deskSettings } from '../settings.ts';
import { fieldsOf } from './fields.ts';
import { readable } from './labels.ts';

/** How the desk reads and writes one kind of file. */
export interface DeskFormat {
  /** Name of the format, and of the file for JSON: 'notices.json'. */
  name: string;
  extension: 'json' | 'md';
  schema: Schema;
  /** What `$schema` says in the file. */
  schemaLink: string;
}

/** Everything that the desk's script reads at its start. */
export interface Desk {
  config: CmsConfig;
  formats: readonly DeskFormat[];
}

/** What each file is called on the desk, and its icon (Material Symbols); most used first. */
const files: Readonly<Record<string, readonly [label: string, icon: string]>> = {
  'notices.json': ['Notices', 'campaign'],
  'status.json': ['What works now', 'monitor_heart'],
  'prices.json': ['Prices', 'payments'],
  'clinics.json': ['Clinics', 'event'],
  'opening-hours.json': ['Opening hours', 'schedule'],
  'people.json': ['People', 'group'],
  'photographs.json': ['Photographs', 'photo_camera'],
  'hospital.json': ['The hospital', 'local_hospital'],
  'places.json': ['Places around us', 'map'],
  'papers.json': ['Papers and figures', 'badge'],
  'look.json': ['Colours and logo', 'palette'],
  'confirmations.json': ['Confirmed facts', 'fact_check'],
  'pages.json': ['Pages and languages', 'toggle_on'],
  'old-addresses.json': ['Old addresses', 'alt_route'],
};

/** Where the pictures of a file are stored. */
const folders: Readonly<Record<string, string>> = {
  'people.json': 'src/portraits',
  'photographs.json': 'src/pictures/photographs',
};

/** A photograph becomes a WebP of this size on the phone: quick to send, and without its place. */
const resized = { format: 'webp', quality: 90, width: 2400, height: 2400 } as const;

const baseName = (file: string) => file.replace(/^.*\//, '');

function githubBackend(): Backend {
  const { repository, branch, authenticator } = deskSettings;
  return {
    ...{ name: 'github', repo: repository, branch },
    ...(authenticator
      ? { base_url: authenticator, auth_methods: ['oauth'] }
      : { auth_methods: ['token'] }),
    commit_messages: {
      create: 'desk: add {{path}}',
      update: 'desk: change {{path}}',
      delete: 'desk: remove {{path}}',
    },
  };
}

function jsonFile(
  { name, schema }: DeskFormat,
  file: string,
  sampleRows?: readonly string[],
): CollectionFile {
  const [label, icon] = files[name] ?? [readable(name), 'draft'];
  const folder = folders[name];
  return {
    ...{ name: name.replace('.json', ''), label, icon, file, format: name },
    ...(folder && { media_folder: `/${folder}`, public_folder: `/${folder}` }),
    fields: withSampleRows(fieldsOf(schema), sampleRows),
  };
}

function blog({ name, schema }: DeskFormat, folder: string, label: string): Collection {
  const [title, headTitle, excerpt, ...others] = fieldsOf(schema, true);
  const body = {
    ...{ name: bodyField, label: 'Text', widget: 'text' as const, i18n: true },
    use_emoji_autocomplete: false,
    hint: 'A blank line between paragraphs, ## before a heading, - before each line of a list. Leave what starts with a colon, such as :fact, as it is',
  };
  return {
    ...{ name: folder, label, icon: 'article', format: name, extension: 'md', i18n: true },
    folder: `src/words/{{locale}}/articles/${folder}`,
    // a new article also needs a picture and sources: src/README.md
    ...{ create: false, delete: false, duplicate: false },
    fields: [title, headTitle, excerpt, body, ...others].filter((field) => field !== undefined),
  };
}

/** Returns the fields with the switch that says what in the file is still the sample's. */
function withSampleRows(fields: readonly Field[], rows: readonly string[] = []): Field[] {
  if (rows.length === 0) return [...fields];
  const names = rows.map((row) => row.split('.').findLast((part) => /\D/.test(part)) ?? row);
  const named = [...new Set(names)].map(readable).join(', ');
  const hint = `Turn it off when each of these is yours: ${named}`;
  return fields.map((field) => (field.name === 'sample' ? { ...field, hint } : field));
}

/**
 * Returns the configuration of the desk, generated from the schemas of what staff edit. `sampleRows` are
 * the values of each file that are still the sample's, to show beside its switch.
 */
export function createDesk(
  backend: Backend = githubBackend(),
  sampleRows: Readonly<Record<string, readonly string[]>> = {},
): Desk {
  const staffFiles = editedFiles().filter(({ file }) => Object.hasOwn(files, baseName(file)));
  const json = staffFiles.map(({ file, schema }) => {
    const name = baseName(file);
    const schemaLink = `./${baseName(schemaFileOf(file))}`;
    return { file, format: { name, extension: 'json', schema, schemaLink } as DeskFormat };
  });
  const order = Object.keys(files);
  json.sort((a, b) => order.indexOf(a.format.name) - order.indexOf(b.format.name));
  const blogs = everyEntryRow.map(([route, { parent }]) => {
    // Sveltia wants a name with this end for Markdown
    const name = `${parent}-frontmatter`;
    const schema = headSchema(route, Object.keys(articleSources));
    return { parent, format: { name, extension: 'md', schema, schemaLink: '' } as DeskFormat };
  });
  return {
    formats: [...json, ...blogs].map(({ format }) => format),
    config: {
      load_config_file: false,
      backend,
      app_title: `${site.name}: staff desk`,
      logo: { src: '/icon.svg' },
      site_url: configuredVariables.SITE_URL,
      show_preview_links: false,
      media_folder: 'src/pictures/photographs',
      media_libraries: {
        // no `heic` here, so that iPhones send JPEG
        default: {
          config: {
            slugify_filename: true,
            transformations: { jpeg: resized, png: resized, webp: resized },
          },
        },
        stock_assets: { providers: [] },
      },
      editor: { preview: false },
      i18n: {
        structure: 'multiple_root_folders',
        locales: [...languageNames],
        default_locale: defaultLanguage,
      },
      singletons: json.map(({ format, file }) => jsonFile(format, file, sampleRows[file])),
      collections: blogs.map(({ format, parent }) =>
        blog(format, routes[parent].path.slice(1), labels[parent]),
      ),
    },
  };
}
