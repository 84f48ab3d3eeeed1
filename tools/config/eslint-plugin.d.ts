/** The plugin comes without types. */
declare module '@wordpress/eslint-plugin' {
	import type { Linter } from 'eslint';

	const plugin: {
		configs: Record< string, Linter.Config[] > & {
			recommended: Linter.Config[];
			'test-playwright': Linter.Config[];
			'test-unit': Linter.Config[];
		};
	};
	export default plugin;
}
