<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Switch\ForeignPictures;
use Larder\Switch\OwnTypes;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\State;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the state of the change-over from a plugin, as the screen shows it.
 *
 * @phpstan-type Status array{id: string, phase: string, isPaused: bool, isBusy: bool, isActive: bool, keepsType: bool, done: int, all: int, changed: int, lost: int, posts: int, counts: array<string, int>, elsewhere: int, lacking: int, copied: int, damaged: int, named: list<array{name: string, edit: string, texts: list<string>}>, problem: string}
 */
final class Overview {

	/** What the notice has found, so that not every page counts the posts of the site. */
	public const FOUND = 'larder_switch_found';

	public function __construct(
		private readonly RecipeLocations $locations,
		private readonly ForeignPictures $pictures
	) {}

	/**
	 * Returns the overview of a plugin.
	 *
	 * @param State $state How far its change-over has come.
	 * @return Status
	 */
	public function describe( PluginSource $source, State $state ): array {
		$changed = $this->locations->count( $source->id() );
		return [
			'id'       => $source->id(),
			'phase'    => $state->phase->value,
			'isPaused' => $state->is_paused,
			'isBusy'   => null !== $state->phase->end(),
			'isActive' => self::is_active( $source->id() ),
			'keepsType' => OwnTypes::keeps( $source->id() ),
			'done'     => $state->done,
			'all'      => $changed + $this->locations->count_waiting( $source ),
			'changed'  => $changed,
			'lost'     => null === $state->phase->end() ? $this->locations->count_lost( $source->id() ) : 0,
			'posts'    => $this->locations->count_posts( $source->id() ),
			'counts'   => $state->counts->numbers,
			'elsewhere' => $state->elsewhere,
			'lacking'  => null === $state->phase->end() ? $this->locations->count_lacking_pictures( $source->id() ) : 0,
			'copied'   => $this->pictures->count( $source->id() ),
			'damaged'  => $state->damaged,
			'named'    => array_map(
				static fn ( array $named ): array => [
					'name'  => $named['name'],
					'edit'  => $named['post'] > 0 ? (string) get_edit_post_link( $named['post'], 'raw' ) : '',
					'texts' => $named['texts'],
				],
				$state->named
			),
			'problem'  => $state->problem,
		];
	}

	/**
	 * Returns whether a plugin is active on the site.
	 *
	 * @param string $source Its slug, which a second kind of its recipes has with a word more.
	 */
	public static function is_active( string $source ): bool {
		$active  = get_option( 'active_plugins' );
		$network = is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : [];
		$files   = [ ...( is_array( $active ) ? array_values( $active ) : [] ), ...array_keys( is_array( $network ) ? $network : [] ) ];
		foreach ( $files as $file ) {
			$slug = is_string( $file ) ? explode( '/', $file )[0] : '';
			if ( '' !== $slug && in_array( $source, [ $slug, "$slug-card", "$slug-lite" ], true ) ) {
				return true;
			}
		}
		return false;
	}
}
