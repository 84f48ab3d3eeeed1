<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\AutoloadedOption;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeTypes;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which options a site had before its first recipe changed over, so that the last one that goes back leaves none behind: what
 * WordPress remembers of the terms that were made, and the post types that held recipes.
 */
final class InitialOptions {

	public const OPTION = 'larder_options_before';

	/** The option that names the plugins of which something has changed over: a site without any asks the database for nothing. */
	public const PLUGINS = 'larder_changed_over';

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Notes the options, unless something has changed over already.
	 */
	public static function remember(): void {
		if ( [] !== AutoloadedOption::names( self::PLUGINS ) || null !== AutoloadedOption::get( self::OPTION ) ) {
			return;
		}
		$is_there = static fn ( string $name ): bool => false !== get_option( $name );
		update_option(
			self::OPTION,
			[
				'options' => array_values( array_filter( self::names(), $is_there ) ),
				'types'   => RecipeTypes::known(),
			],
			true
		);
	}

	/**
	 * Deletes the options that the site did not have, where nothing needs them.
	 */
	public function restore(): void {
		$before = AutoloadedOption::get( self::OPTION );
		if ( ! is_array( $before ) ) {
			return;
		}
		$types   = is_array( $before['types'] ?? null ) ? $before['types'] : [];
		$options = is_array( $before['options'] ?? null ) ? $before['options'] : [];
		RecipeTypes::forget( array_values( array_filter(
			array_diff( RecipeTypes::known(), array_filter( $types, is_string( ... ) ) ),
			fn ( string $type ): bool => ! $this->holds_recipes( $type )
		) ) );
		$added = array_diff( self::names(), array_filter( $options, is_string( ... ) ) );
		array_map( delete_option( ... ), array_diff( $added, [] === RecipeTypes::known() ? [] : [ RecipeTypes::OPTION ] ) );
		delete_option( self::OPTION );
		delete_option( Transaction::TURN );
	}

	/**
	 * Returns whether a post of a type holds a recipe of Larder.
	 */
	private function holds_recipes( string $type ): bool {
		return [] !== $this->rows->numbers(
			'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s LIMIT 1',
			$this->rows->core( 'posts' ),
			$this->rows->core( 'postmeta' ),
			RecipeDocument::META_KEY,
			$type
		);
	}

	/**
	 * Names the options that a change-over adds without asking for them.
	 *
	 * @return list<string>
	 */
	private static function names(): array {
		$nested = array_filter( Taxonomy::cases(), static fn ( Taxonomy $taxonomy ): bool => $taxonomy->is_hierarchical() );
		return [
			RecipeTypes::OPTION,
			...array_map( static fn ( Taxonomy $taxonomy ): string => "{$taxonomy->value}_children", array_values( $nested ) ),
		];
	}
}
