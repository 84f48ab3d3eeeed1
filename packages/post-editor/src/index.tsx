import { registerPlugin } from '@wordpress/plugins';
import { titlePostsBy } from '@larder/editor';
import type { ReactElement } from 'react';
import { CheckPanels } from './check/check-panel';
import { DuplicateItem } from './duplicate';
import { FromElsewhere } from './elsewhere/elsewhere';
import { explainTerms } from './explain-terms';
import { ExportItem } from './export';
import { giveTitle } from './introduce';
import { MakeRecipeItem } from './make-recipe';
import { showRecipePicture } from './recipe-picture';
import { SaveHolds } from './save-holds';
import { useBlockPaste } from './use-block-paste';
import { useFirstUndo } from './use-first-undo';
import { useTermLines } from './use-term-lines';
import { useTypedWhileSaving } from './use-typed-while-saving';
import { useWholePaste } from './use-whole-paste';

/** Renders all that the post editor does for a recipe. */
function RecipeInPost(): ReactElement {
	useFirstUndo();
	// Before it reads words: copied blocks are what they are.
	useBlockPaste();
	useWholePaste();
	useTermLines();
	useTypedWhileSaving();
	return (
		<>
			<SaveHolds />
			<FromElsewhere />
			<CheckPanels />
			<DuplicateItem />
			<ExportItem />
			<MakeRecipeItem />
		</>
	);
}

explainTerms();
showRecipePicture();
titlePostsBy( giveTitle );
registerPlugin( 'larder-post-editor', { render: RecipeInPost } );
