/* `npm run schemas`: writes the JSON Schema next to each edited file, and that of /prices.json. */

import { writeFileSync } from 'node:fs';
import { publishedPricesSchema } from '../../../src/seo/prices/published-prices.ts';
import { pricesSchemaPath } from '../../../src/site/addresses.ts';
import { editedFiles, schemaFileOf, schemaText } from './edited-files.ts';

for (const { file, schema } of editedFiles()) writeFileSync(schemaFileOf(file), schemaText(schema));
writeFileSync(`public${pricesSchemaPath}`, schemaText(publishedPricesSchema));
