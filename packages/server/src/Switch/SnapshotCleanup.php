<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Switch\Settings\TakenSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Forgets what posts were before their recipes changed over, once the owner says that it stays.
 */
final class SnapshotCleanup {

	/** How many posts one step takes. */
	private const BATCH = 100;

	public function __construct(
		private readonly RecipeLocations $locations,
		private readonly ForeignPictures $pictures
	) {}

	/**
	 * Performs a step.
	 *
	 * @param State $state How far it has come.
	 */
	public function step( PluginSource $source, State $state ): void {
		$posts = $this->locations->records( $source->id(), (int) $state->cursor, self::BATCH );
		foreach ( $posts as $post ) {
			delete_post_meta( $post, Snapshot::KEY );
			++$state->done;
		}
		if ( [] === $posts ) {
			TakenSettings::keep( $source->id() );
			$this->pictures->keep( $source->id() );
		}
		$state->advance( [] === $posts ? null : (string) max( array_keys( $posts ) ) );
	}
}
