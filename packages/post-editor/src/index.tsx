import { registerPlugin } from '@wordpress/plugins';
import type { ReactElement } from 'react';
import { CheckPanels } from './check/check-panel';
import { DuplicateItem } from './duplicate';
import { FromElsewhere } from './elsewhere/elsewhere';
import { explainTerms } from './explain-terms';
import { SaveHolds } from './save-holds';
import { useWholePaste } from './use-whole-paste';

/** All that the editor of posts does for a recipe. */
function RecipeInPost(): ReactElement {
	useWholePaste();
	return (
		<>
			<SaveHolds />
			<FromElsewhere />
			<CheckPanels />
			<DuplicateItem />
		</>
	);
}

explainTerms();
registerPlugin( 'larder-post-editor', { render: RecipeInPost } );
