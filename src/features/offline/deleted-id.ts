/** The id, and so the fragment, of the sentence that all copies on this phone are deleted. */
export const deletedId = 'deleted';
