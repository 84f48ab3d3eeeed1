<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\AutoloadedOption;
use Larder\PostField;
use Larder\Ratings\StarParts;
use Larder\Taxonomies\ShownTerms;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up in which post each recipe of another plugin is now, so that nothing is converted twice.
 */
final class RecipeLocations {

	/** What the meta fields begin with that name a recipe; one field a recipe, so that it is found by its key. */
	private const PREFIX = '_larder_from_';

	/** The option that names the plugins of which something has changed over. */
	public const OPTION = InitialOptions::PLUGINS;

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Returns the post that a recipe is in.
	 *
	 * @param string $source The plugin.
	 * @param string $key    The recipe.
	 * @return int 0 where it has not changed over.
	 */
	public function find( string $source, string $key ): int {
		return $this->rows->numbers(
			'SELECT m.post_id FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s LIMIT 1',
			$this->rows->core( 'postmeta' ),
			$this->rows->core( 'posts' ),
			self::field( $source, $key )
		)[0] ?? 0;
	}

	/**
	 * Returns those of some recipes that have not changed over, by one query for all.
	 *
	 * @param string    $source The plugin.
	 * @param list<int> $ids    Numbers of recipes.
	 * @return list<int>
	 */
	public function without( string $source, array $ids ): array {
		$fields = array_map( static fn ( int $id ): string => self::field( $source, (string) $id ), $ids );
		$found  = [] === $ids ? [] : $this->rows->rows(
			'SELECT DISTINCT m.meta_key FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key IN ( '
				. implode( ', ', array_fill( 0, count( $fields ), '%s' ) )
				. ' )',
			$this->rows->core( 'postmeta' ),
			$this->rows->core( 'posts' ),
			...$fields
		);
		return array_values( array_diff_key( $ids, array_intersect( $fields, array_column( $found, 'meta_key' ) ) ) );
	}

	/**
	 * Returns the plugins of which something has changed over.
	 *
	 * @return list<string>
	 */
	public static function plugins(): array {
		return AutoloadedOption::names( self::OPTION );
	}

	/**
	 * Notes where a recipe is.
	 *
	 * @param array<int, string> $step_names What the plugin calls its steps, by their numbers.
	 */
	public function note( string $source, string $key, int $post_id, array $step_names = [] ): void {
		$plugins = self::plugins();
		if ( ! in_array( $source, $plugins, true ) ) {
			update_option( self::OPTION, [ ...$plugins, $source ], true );
		}
		PostField::add( $post_id, self::field( $source, $key ), [] === $step_names ? '1' : (string) wp_json_encode( $step_names ) );
	}

	/**
	 * Returns what the plugin of a recipe called its steps.
	 *
	 * @param string $name    The recipe as {@see self::in_post()} names it.
	 * @return array<array-key, string> By their numbers from 1 on; none where it counted them.
	 */
	public static function step_names( int $post_id, string $name ): array {
		$stored = get_post_meta( $post_id, self::PREFIX . $name, true );
		$names  = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $names ) ? array_filter( $names, is_string( ... ) ) : [];
	}

	/**
	 * Returns posts that changed over from a plugin and can go back, in the order in which they did.
	 *
	 * A walk continues after the last meta id: the database finds the next ones by its primary key, without reading all records.
	 *
	 * @param string $source The plugin; empty for all.
	 * @param int    $after  Only records with a greater meta id.
	 * @return array<int, int> By the meta ids of their records.
	 */
	public function records( string $source, int $after, int $limit ): array {
		$rows = $this->rows->rows(
			'SELECT meta_id, post_id FROM %i WHERE meta_key = %s AND meta_id > %d AND meta_value LIKE %s ORDER BY meta_id LIMIT %d',
			$this->rows->core( 'postmeta' ),
			Snapshot::KEY,
			$after,
			Snapshot::like( $source ),
			$limit
		);
		$posts = [];
		foreach ( $rows as $row ) {
			$posts[ (int) $row['meta_id'] ] = (int) $row['post_id'];
		}
		return $posts;
	}

	/**
	 * Counts the recipes of a plugin that have changed over.
	 *
	 * @param string $source The plugin.
	 */
	public function count( string $source ): int {
		return $this->rows->numbers(
			'SELECT COUNT( DISTINCT meta_key ) FROM %i WHERE meta_key LIKE %s',
			$this->rows->core( 'postmeta' ),
			$this->rows->like( self::PREFIX . "{$source}_" ) . '%'
		)[0] ?? 0;
	}

	/**
	 * Counts the recipes of a plugin that have not changed over: those with rows of their own stay there when they have, those in the
	 * contents of posts do not.
	 */
	public function count_waiting( PluginSource $source ): int {
		$prefix = $this->rows->like( self::prefix( $source->id() ) );
		$stay   = $this->rows->numbers(
			'SELECT COUNT( DISTINCT meta_key ) FROM %i WHERE meta_key LIKE %s AND meta_key NOT LIKE %s',
			$this->rows->core( 'postmeta' ),
			"$prefix%",
			// A post and the number of the recipe in it.
			"$prefix%-%"
		)[0] ?? 0;
		return max( 0, $source->count() - $stay );
	}

	/**
	 * Counts the posts that changed over from a plugin and can go back.
	 *
	 * @param string $source The plugin.
	 */
	public function count_posts( string $source ): int {
		return $this->rows->numbers(
			'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value LIKE %s',
			$this->rows->core( 'postmeta' ),
			Snapshot::KEY,
			Snapshot::like( $source )
		)[0] ?? 0;
	}

	/**
	 * Counts the posts whose recipes had something before that they have no more.
	 *
	 * @param string $source The plugin.
	 */
	public function count_lost( string $source ): int {
		return $this->rows->numbers(
			'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value LIKE %s',
			$this->rows->core( 'postmeta' ),
			Snapshot::KEY,
			Snapshot::like( $source ) . $this->rows->like( '"lost":["' ) . '%'
		)[0] ?? 0;
	}

	/**
	 * Counts the posts whose recipes show pictures from their addresses, since the library lacks them.
	 *
	 * @param string $source The plugin.
	 */
	public function count_lacking_pictures( string $source ): int {
		return $this->rows->numbers(
			'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value LIKE %s',
			$this->rows->core( 'postmeta' ),
			Snapshot::KEY,
			Snapshot::like( $source ) . $this->rows->like( sprintf( '"code":"%s"', ChangeOverNoticeText::PICTURE_ELSEWHERE ) ) . '%'
		)[0] ?? 0;
	}

	/**
	 * Forgets that anything has changed over from a plugin, and what was chosen for it.
	 *
	 * @param string $source The plugin.
	 */
	public function forget( string $source ): void {
		OwnTypes::choose( $source, false );
		$this->leave( $source );
	}

	/**
	 * Forgets that anything has changed over from a plugin.
	 *
	 * @param string $source The plugin.
	 */
	public function leave( string $source ): void {
		$plugins = array_values( array_diff( self::plugins(), [ $source ] ) );
		if ( [] === $plugins ) {
			array_map( delete_option( ... ), [ self::OPTION, ShownTerms::ELSEWHERE, StarParts::OPTION ] );
			( new InitialOptions( $this->rows ) )->restore();
		} else {
			update_option( self::OPTION, $plugins, true );
		}
	}

	/**
	 * Returns the recipes of other plugins that are in a post now.
	 *
	 * @return list<string> What {@see self::field()} puts together: the plugin, an underscore, the key.
	 */
	public static function in_post( int $post_id ): array {
		$meta = get_post_meta( $post_id );
		$keys = array_filter(
			array_map( strval( ... ), array_keys( is_array( $meta ) ? $meta : [] ) ),
			static fn ( string $key ): bool => str_starts_with( $key, self::PREFIX )
		);
		return array_values( array_map( static fn ( string $key ): string => substr( $key, strlen( self::PREFIX ) ), $keys ) );
	}

	/**
	 * Returns whether a post of a plugin's own type has changed over and kept its type.
	 *
	 * @param string $source  The plugin.
	 * @param int    $post_id The post, which is its recipe's number, too.
	 */
	public static function is_own( string $source, int $post_id ): bool {
		return metadata_exists( 'post', $post_id, self::field( $source, (string) $post_id ) );
	}

	/**
	 * Names the meta fields of a plugin's recipes.
	 *
	 * @param string $source The plugin.
	 * @return string What they begin with; the key of the recipe follows.
	 */
	public static function prefix( string $source ): string {
		return self::field( $source, '' );
	}

	/**
	 * Names the meta field of a recipe.
	 *
	 * @param string $source The plugin.
	 * @param string $key    The recipe.
	 */
	private static function field( string $source, string $key ): string {
		return self::PREFIX . substr( "{$source}_$key", 0, 180 );
	}
}
