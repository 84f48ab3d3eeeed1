import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SentIngredients } from '@larder/contracts';
import { defineIsland, useRoot } from '@larder/views';
import { IngredientsView } from './components/ingredients-view';
import { amountFormat } from './amount-format';
import { printedLines } from './read-printed';
import { readAhead } from './scale-lines';
import { wholeLines } from './whole-lines';

function MountedIngredients( sent: SentIngredients ): ReactElement {
	const root = useRoot();
	const [ props ] = useState( () => printedLines( sent, root ) );
	return <IngredientsView { ...props } />;
}

defineIsland( {
	name: 'ingredients',
	component: MountedIngredients,
	prepare: ( sent: SentIngredients ) =>
		readAhead( wholeLines( sent ).groups, amountFormat( sent ) ),
} );
