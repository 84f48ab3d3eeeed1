import { Button, Spinner } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { goToField } from './go-to-field';
import type { Group } from './read-check';
import { ResultPreview } from './result-preview';
import { useCheck } from './use-check';
import { useFieldFromUrl } from './use-field-from-url';
import './check.scss';

/**
 * Renders what is lacking for one kind of reader, each with the way to its field.
 */
function Lacks( { group }: { group: Group } ): ReactElement {
	const registry = useRegistry();
	return (
		<section className="larder-check__group" data-group={ group.name }>
			<h3>{ group.title }</h3>
			{ group.lacks.length === 0 ? (
				<p>{ __( 'All there.', 'larder' ) }</p>
			) : (
				<ul>
					{ group.lacks.map( ( { rule, label, advice } ) => (
						<li key={ rule }>
							<Button
								variant="link"
								onClick={ () => goToField( registry, rule ) }
							>
								{ label }
							</Button>
							<span>{ advice }</span>
						</li>
					) ) }
				</ul>
			) }
		</section>
	);
}

/**
 * Renders what the recipe in the editor lacks, and a preview of the search result.
 *
 * @return The content of a panel, which asks the server as long as it is open.
 */
export function CheckContent(): ReactElement {
	const { check, isStale } = useCheck();
	return (
		<div className="larder-check" aria-busy={ check === null }>
			{ isStale && (
				<p role="status">
					{ __(
						'The site does not answer; this is how things stood before.',
						'larder'
					) }
				</p>
			) }
			{ check === null && ! isStale && <Spinner /> }
			{ check?.preview && <ResultPreview preview={ check.preview } /> }
			{ check?.groups?.map( ( group ) => (
				<Lacks key={ group.name } group={ group } />
			) ) }
		</div>
	);
}

/**
 * Adds the check before publishing, and to the settings of the post for a recipe
 * that is published already.
 *
 * @return The panels; nothing where the post holds no recipe.
 */
export function CheckPanels(): ReactElement | null {
	const hasRecipe = useSelect( ( select ) => {
		const { getClientIdsWithDescendants, getBlockName } =
			select( blockEditorStore );
		return getClientIdsWithDescendants().some(
			( id ) => getBlockName( id ) === 'larder/recipe'
		);
	}, [] );
	useFieldFromUrl( hasRecipe );
	const title = __( 'What the recipe lacks', 'larder' );
	return hasRecipe ? (
		<>
			<PluginPrePublishPanel title={ title } initialOpen>
				<CheckContent />
			</PluginPrePublishPanel>
			<PluginDocumentSettingPanel name="larder-check" title={ title }>
				<CheckContent />
			</PluginDocumentSettingPanel>
		</>
	) : null;
}
