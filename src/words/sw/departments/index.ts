import type { ServicePage } from '../../../models/service-page.ts';
import type { ServiceRouteName } from '../../../site/routes.ts';
import { emergency } from './emergency.ts';

/** What each translated department's page says; every other one is read in English. */
export const servicePages: Readonly<Partial<Record<ServiceRouteName, ServicePage>>> = { emergency };
