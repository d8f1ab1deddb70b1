import type { ServicePage } from '../../../models/service-page.ts';
import type { ServiceRouteName } from '../../../site/routes.ts';
import { emergency } from './emergency.ts';

/** Texts of the translated department pages; the others fall back to English. */
export const servicePages: Readonly<Partial<Record<ServiceRouteName, ServicePage>>> = { emergency };
