import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { CookMode } from '../components/cook-button';
import { RecipeBar } from '../components/recipe-bar';
import type { CookModeProps, RecipeBarProps } from '../view-types';

describeParity< CookModeProps | RecipeBarProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) =>
		render(
			'isAdjustable' in props ? (
				<RecipeBar { ...props } />
			) : (
				<CookMode { ...props } />
			)
		).container.innerHTML
);
