import { CheckboxControl } from '@wordpress/components';
import type { ReactElement } from 'react';
import { REL_WORDS, relWords, withRelWord } from '../text/rel';

type Props = {
	/** Words of `rel` so far; those that an author cannot choose stay. */
	rel: string;
	/** Called with all words of it. */
	onChange: ( rel: string ) => void;
};

/** Renders a box for each thing that a link can say to search engines. */
export function RelFields( { rel, onChange }: Props ): ReactElement {
	return (
		<>
			{ REL_WORDS.map( ( { word, label } ) => (
				<CheckboxControl
					key={ word }
					__nextHasNoMarginBottom
					label={ label }
					checked={ relWords( rel ).includes( word ) }
					onChange={ ( isAsked ) =>
						onChange( withRelWord( rel, word, isAsked ) )
					}
				/>
			) ) }
		</>
	);
}
