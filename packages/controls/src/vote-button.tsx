import type { MarkKind } from '@larder/store';
import type { ReactElement, ReactNode } from 'react';
import { voteIcons, type VoteIcon } from '@larder/ui';

/**
 * How each kind of control is marked: the list of `larder_visitor` that it
 * is in, its classes of on and off, and what names its post.
 * `Larder\Controls\VoteKind` has the same.
 */
const KINDS = {
	like: {
		list: 'liked',
		on: 'recipe-liked',
		off: 'like-recipe',
		post: 'data-liked_recipe_id',
	},
	save: {
		list: 'saved',
		on: 'is-saved',
		off: 'is-unsaved',
		post: 'data-recipe-id',
	},
	recommend: {
		list: 'recommended',
		on: 'active',
		off: 'inactive',
		post: 'data-post-id',
	},
} as const satisfies Record< MarkKind, object >;

type Props = {
	/** What it marks a post with. */
	kind: MarkKind;
	postId: number;
	/** Whether the visitor has marked it. */
	isOn: boolean;
	/** Whether a call is under way. */
	isBusy: boolean;
	icon: VoteIcon;
	/** What it does; its name where nothing else is in it. */
	label: string;
	/** Whether the label is for screen readers only. */
	isLabelHidden: boolean;
	/** Its tooltip. */
	title?: string;
	/** More attributes, such as `data-larder-likes`. */
	attributes?: Record< string, string >;
	/** More classes. */
	className?: string;
	/** What follows the label, such as a count. */
	children?: ReactNode;
	/** Called when it is pressed. */
	onPress?: () => void;
};

/**
 * Renders a control that marks a post: a native button that is pressed or not.
 */
export function VoteButton( {
	kind,
	postId,
	isOn,
	isBusy,
	icon,
	label,
	isLabelHidden,
	title,
	attributes,
	className = '',
	children,
	onPress,
}: Props ): ReactElement {
	const { list, on, off, post } = KINDS[ kind ];
	const classes = [ 'larder-vote', isOn ? on : off, className ];
	if ( isBusy ) {
		classes.push( 'is-loading' );
	}
	return (
		<button
			type="button"
			className={ classes.filter( Boolean ).join( ' ' ) }
			aria-pressed={ isOn }
			{ ...( isBusy && { 'aria-busy': true } ) }
			{ ...( title !== undefined && { title } ) }
			data-larder-vote={ `${ list } ${ on } ${ off }` }
			{ ...{ [ post ]: postId } }
			{ ...attributes }
			onClick={ onPress }
		>
			{ voteIcons[ icon ] }
			<span
				className={
					isLabelHidden
						? 'larder-vote__label screen-reader-text'
						: 'larder-vote__label'
				}
			>
				{ label }
			</span>
			{ children }
		</button>
	);
}
