import { useBlockEditContext } from '@wordpress/block-editor';
import { useMergeRefs } from '@wordpress/compose';
import { useRegistry, useSelect } from '@wordpress/data';
import {
	useEffect,
	useId,
	useRef,
	useState,
	type Ref,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSteady } from '../fields/use-steady';
import { holdsStore } from './store';

/** The draft to focus as soon as its field is rendered. */
let wanted = '';

/** How long the editor takes to select a block and draw its fields, in milliseconds. */
const SETTLED = 150;

/** Names the draft of a field for as long as its block lives. */
const nameOf = ( block: string, field: string ): string =>
	`${ block }:${ field }`;

/**
 * Whether a field of the surrounding block has a draft that could not be read, so
 * that whoever renders the field knows to do so.
 *
 * @param field Name of the field.
 * @return True as long as that is so.
 */
export function useHasDraft( field: string ): boolean {
	const { clientId } = useBlockEditContext();
	return useSelect(
		( select ) =>
			select( holdsStore ).getDraft( nameOf( clientId, field ) ) !==
			undefined,
		[ clientId, field ]
	);
}

/**
 * Returns what the notice of a field says that holds the save: which field it is,
 * for it may be far away or not be drawn.
 *
 * @param label What the field is.
 * @param text  What was typed.
 * @param hint  A sentence that says how to write it.
 */
export function unreadable(
	label: string,
	text: string,
	hint: string
): string {
	return sprintf(
		/* translators: 1: name of a field, 2: what was typed, 3: a sentence that says how to write it. */
		__( '%1$s: “%2$s” cannot be read. %3$s', 'larder' ),
		label,
		text,
		hint
	);
}

type Options = {
	/** Names the field within its block. */
	field: string;
	/** Whether a text can be stored. */
	isReadable: ( text: string ) => boolean;
	/** Returns what is wrong with a text. */
	explain: ( text: string ) => string;
};

type Draft = {
	/** What was typed; null where the field shows what is stored. */
	draft: string | null;
	setDraft: ( draft: string | null ) => void;
	/** Whether that cannot be read, and nobody is typing it any more. */
	isWrong: boolean;
	/** Records whether somebody is typing. */
	setIsTyping: ( isTyping: boolean ) => void;
	/** Of the input. */
	input: Ref< HTMLInputElement >;
};

/**
 * Stores what is typed into a field of a block until it can be read. What cannot
 * be read holds the save of the post, also while the field is not rendered, as in
 * a sidebar that shows another block: it is there again when that comes back.
 *
 * @param options            What the field is.
 * @param options.field      Names it within its block.
 * @param options.isReadable Tells whether a text can be stored.
 * @param options.explain    Says what is wrong with a text.
 * @return The draft, and how to change it.
 */
export function useDraft( { field, isReadable, explain }: Options ): Draft {
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	const own = useId();
	const id = clientId ? nameOf( clientId, field ) : own;
	const kept = registry.select( holdsStore ).getDraft( id );
	const [ draft, setShown ] = useState< string | null >( kept ?? null );
	const [ hasFocus, setIsTyping ] = useState( false );
	// What is said of it moves the page, and comes with a press elsewhere.
	const [ isTyping, follow ] = useSteady( hasFocus );
	const input = useRef< HTMLInputElement >( null );
	const isUnreadable = draft !== null && ! isReadable( draft );
	const isWrong = isUnreadable && ! isTyping;
	const message = isUnreadable ? explain( draft ) : '';
	// As of the last render, for the cleanup after unmounting.
	const last = useRef( { id, draft, message, isUnreadable } );
	const setDraft = ( next: string | null ): void => {
		if ( next === null ) {
			// The same press may unmount the field before the next render.
			last.current = { ...last.current, draft: null };
		}
		setShown( next );
	};
	useEffect( () => {
		last.current = { id, draft, message, isUnreadable };
		const { hold, release } = registry.dispatch( holdsStore );
		if ( isUnreadable ) {
			void hold( id, {
				message: isTyping ? '' : message,
				goThere: () => {
					input.current?.focus();
					return input.current !== null;
				},
				...( clientId && { block: clientId, draft } ),
			} );
		} else {
			void release( id );
		}
	}, [ id, clientId, draft, message, isUnreadable, isTyping, registry ] );
	useEffect( () => {
		// The editor puts the focus on the block that it selects first, and may draw the sidebar twice.
		const waiting =
			wanted === id
				? setTimeout( () => {
						wanted = '';
						input.current?.focus();
					}, SETTLED )
				: undefined;
		return () => {
			clearTimeout( waiting );
			const { hold, release } = registry.dispatch( holdsStore );
			const left = last.current;
			if ( clientId && left.isUnreadable && left.draft !== null ) {
				void hold( left.id, {
					message: left.message,
					goThere: () => {
						wanted = left.id;
						return false;
					},
					block: clientId,
					draft: left.draft,
				} );
			} else {
				void release( left.id );
			}
		};
	}, [ id, clientId, registry ] );
	return {
		draft,
		setDraft,
		isWrong,
		setIsTyping,
		input: useMergeRefs( [ input, follow ] ),
	};
}
