import { href } from './href.ts';

/** One page of each layout, for checks whose faults are in the layout and not in the text. */
export const layouts: readonly string[] = [
  ...[href('home'), '/sw', href('services'), href('maternity'), href('emergency')],
  ...[href('upcoming'), href('maternityPackages'), href('doctors'), href('insurance')],
  ...[href('about'), href('contact'), href('appointments'), href('testimonials')],
  ...[href('patientStories'), href('blog'), href('blogPost', 1), href('medicalBlog')],
  ...[href('medicalBlogPost', 'emergency-first-aid-tips'), href('privacy'), href('papers')],
  ...[href('today'), href('whatWillIPay'), href('antenatalPlanner'), href('birthPlan')],
  ...[href('emergencyCard'), href('search'), '/sw/services/laboratory', '/no-such-page'],
];
