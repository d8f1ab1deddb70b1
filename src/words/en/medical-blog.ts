import type { MedicalArticle } from './medical-article.ts';
import { childVaccinationSchedule } from './medical-blog/child-vaccination-schedule.ts';
import { diabetesManagementKenya } from './medical-blog/diabetes-management-kenya.ts';
import { emergencyFirstAidTips } from './medical-blog/emergency-first-aid-tips.ts';
import { mentalHealthAwareness } from './medical-blog/mental-health-awareness.ts';
import { pregnancyNutritionGuide } from './medical-blog/pregnancy-nutrition-guide.ts';

/** The articles of /medical-blog in the order they are listed (spec section 3). */
export const medicalArticles: readonly MedicalArticle[] = [
  pregnancyNutritionGuide,
  childVaccinationSchedule,
  emergencyFirstAidTips,
  diabetesManagementKenya,
  mentalHealthAwareness,
];

/** The article of /medical-blog/{id}; an id outside the list has none (spec section 2). */
export function findMedicalArticle(id: string): MedicalArticle | undefined {
  return medicalArticles.find((article) => article.id === id);
}
