import { previewRobots, renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import { pricesCsvPath, pricesJsonPath, pricesSchemaPath } from '../site/addresses.ts';
import { languageNames } from '../site/languages.ts';
import { serviceWorkerPath } from '../site/service-worker-address.ts';
import { kenyanDay } from '../time/kenyan-day.ts';
import { languageFiles } from './language-files.ts';
import { always, type FileInput, type MachineFile } from './machine-file.ts';

const never = () => false;
const isOffline = ({ OFFLINE }: FileInput['settings']) => OFFLINE !== 'off';

/** The files of the whole site. Imports are lazy, because most isolates never render. */
const siteFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl, settings }) =>
      settings.INDEXING === 'off' ? previewRobots : renderRobots(siteUrl),
  },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl }) => renderSecurityTxt(siteUrl),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    isPrerendered: always,
    render: async ({ siteUrl }) => (await import('../seo/sitemap.ts')).renderSitemap(siteUrl),
  },
  {
    path: pricesJsonPath,
    isOpenData: true,
    type: 'application/json; charset=utf-8',
    link: `<${pricesSchemaPath}>; rel="describedby"`,
    isPrerendered: always,
    async render({ siteUrl, time }) {
      const { renderPricesJson } = await import('../seo/prices/price-files.ts');
      return renderPricesJson(siteUrl, kenyanDay(time));
    },
  },
  {
    path: pricesCsvPath,
    isOpenData: true,
    type: 'text/csv; charset=utf-8; header=present',
    isPrerendered: always,
    async render({ time }) {
      const { renderPricesCsv } = await import('../seo/prices/price-files.ts');
      return renderPricesCsv(kenyanDay(time));
    },
  },
  {
    path: serviceWorkerPath,
    type: 'text/javascript; charset=utf-8',
    mustRevalidate: true,
    isPrerendered: isOffline,
    async render({ settings }) {
      const { removalScript, renderServiceWorker } = await import(
        '../features/offline/service-worker-script.ts'
      );
      return isOffline(settings) ? renderServiceWorker() : removalScript;
    },
  },
];

/** All files: those of the whole site and those of each language. */
export const machineFiles: readonly MachineFile[] = [
  ...siteFiles,
  ...languageNames.flatMap(languageFiles),
];
