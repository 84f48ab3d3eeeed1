import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { BLOCK } from '../block-class';

type Props = {
	/** Why there is nothing, and what begins it. */
	children: ReactNode;
	/** Where visitors find recipes. */
	find: string;
	/** A control that comes before the link to them. */
	action?: ReactNode;
};

/**
 * Renders what is in the place of a list without recipes: shapes of the cards that
 * will be there, how they come, and a link to where they are found.
 */
export function NothingSaved( {
	children,
	find,
	action,
}: Props ): ReactElement {
	return (
		<div className={ `${ BLOCK }__empty` }>
			<div className={ `${ BLOCK }__shapes` } aria-hidden="true">
				<i />
				<i />
				<i />
			</div>
			<p>{ children }</p>
			<div className={ `${ BLOCK }__buttons` }>
				{ action }
				<a
					className={
						action === undefined ? 'wp-element-button' : undefined
					}
					href={ find }
				>
					{ __( 'Find recipes', 'larder' ) }
				</a>
			</div>
		</div>
	);
}
