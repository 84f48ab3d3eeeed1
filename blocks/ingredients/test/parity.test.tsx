import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { SentIngredients } from '@larder/contracts';
import { describeParity } from '@larder/islands/testing';
import { IngredientsView } from '../components/ingredients-view';
import { wholeLines } from '../whole-lines';

describeParity< SentIngredients >(
	join( __dirname, 'fixtures/parity' ),
	( sent ) =>
		render( <IngredientsView { ...wholeLines( sent ) } /> ).container
			.innerHTML,
	// React chooses in a list by its state alone.
	( html ) => html.replaceAll( ' selected>', '>' )
);
