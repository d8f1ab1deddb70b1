import type { PlanName } from '../../site/routes.ts';
import { antenatalKind } from './antenatal/antenatal-kind.ts';
import { birthPlanKind } from './birth/birth-plan-kind.ts';
import type { PlanKind } from './plan-kind.ts';
import { vaccineKind } from './vaccines/vaccine-kind.ts';

/** The plans by the name that the route table gives them. */
export const planKinds: Readonly<Record<PlanName, PlanKind>> = {
  antenatal: antenatalKind,
  vaccines: vaccineKind,
  birth: birthPlanKind,
};
