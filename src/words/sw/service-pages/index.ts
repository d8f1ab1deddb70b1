import type { ServiceRouteName } from '../../../routes.ts';
import type { ServicePage } from '../../service-page.ts';
import { emergency } from './emergency.ts';

/** What each translated department's page says; every other one is read in English. */
export const servicePages: Readonly<Partial<Record<ServiceRouteName, ServicePage>>> = { emergency };
