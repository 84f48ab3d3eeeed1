import { RichText } from '@wordpress/block-editor';
import type { ReactElement, ReactNode } from 'react';
import { isBlank } from './html-text';

type Props = {
	/** Class of the block, which the classes of the group are made from. */
	block: string;
	/** Rich text of its heading, blank for none. */
	title: string;
	/** Its list. */
	children: ReactNode;
};

/**
 * Prints a group of a list, with its heading where it has one.
 */
export function SavedGroup( { block, title, children }: Props ): ReactElement {
	return (
		<div className={ `${ block }__group` }>
			{ ! isBlank( title ) && (
				<RichText.Content
					tagName="h4"
					className={ `${ block }__group-title` }
					value={ title }
				/>
			) }
			{ children }
		</div>
	);
}
