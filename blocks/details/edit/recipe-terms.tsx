import { useIsPreview, useTermKinds } from '@larder/editor';
import type { ReactElement, ReactNode } from 'react';
import { TermField } from './term-field';

const TAXONOMIES = [
	'recipe-course',
	'recipe-cuisine',
	'recipe-cooking-method',
	'recipe-dietary',
	'recipe-key',
	'recipe-tag',
] as const;

/**
 * Names a term field, or what is among them.
 *
 * @return The name and the field.
 */
export function Term( {
	name,
	label,
	children,
}: {
	/** By which the field is found from elsewhere. */
	name: string;
	label: string;
	children: ReactNode;
} ): ReactElement {
	return (
		<div
			className="wp-block-larder-details__term"
			data-larder-field={ name }
		>
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

/**
 * Edits the terms of the post that the recipe is in; none without a post.
 *
 * @return A field for each taxonomy of the post.
 */
export function RecipeTerms( {
	context,
}: {
	/** What the block gets of the post. */
	context: Record< string, unknown >;
} ): ReactElement | null {
	const { postType, postId } = context;
	const ofPost = typeof postType === 'string' ? postType : undefined;
	// Terms are the post's: in the preview of a revision they would be today's, to edit.
	const kinds = useTermKinds(
		useIsPreview() ? undefined : ofPost,
		TAXONOMIES
	);
	if ( ! ofPost || typeof postId !== 'number' || postId <= 0 ) {
		return null;
	}
	return (
		<>
			{ kinds.map( ( kind ) => (
				<Term key={ kind.slug } name={ kind.slug } label={ kind.label }>
					<TermField
						kind={ kind }
						postType={ ofPost }
						postId={ postId }
					/>
				</Term>
			) ) }
		</>
	);
}
