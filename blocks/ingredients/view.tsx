import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { defineIsland } from '@larder/views';
import { IngredientsView } from './components/ingredients-view';
import type { SentIngredients } from './view-types';
import { wholeLines } from './whole-lines';

function MountedIngredients( sent: SentIngredients ): ReactElement {
	const [ props ] = useState( () => wholeLines( sent ) );
	return <IngredientsView { ...props } />;
}

defineIsland( { name: 'ingredients', component: MountedIngredients } );
