/** What is made of the food named before it: `chicken stock` is not chicken. */
export const MADE_OF =
	'stock broth sauce paste powder oil juice zest milk vinegar seed cream sugar flour cheese wine water leaf butter syrup extract essence starch noodle bread crumb breadcrumb mince'.split(
		' '
	);
