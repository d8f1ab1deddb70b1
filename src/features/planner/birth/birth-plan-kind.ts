import type { PlanKind } from '../plan-kind.ts';
import { parseBirthPlan } from './birth-plan.ts';

/** The plan of a birth, which has no days. */
export const birthPlanKind: PlanKind = {
  parse: (data, _today, language) => parseBirthPlan(data, language),
};
