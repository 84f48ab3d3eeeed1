<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Attributes;
use Larder\Recipe\PlainText;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Reports what has become of each recipe of a plugin. It stores nothing of its own: the stored posts show the state.
 *
 * @phpstan-import-type Line from ReportLine
 * @phpstan-type Row array{recipe: string, name: string, state: string, post: int, type: string, address: string, ingredients: int, steps: int, pictures: int, ratings: int, comments: int, likes: int, lost: string, notices: string}
 */
final class Report {

	/** How many posts or recipes are read at once. */
	private const BATCH = 50;

	private const EMBED = 'larder/recipe-embed';

	public function __construct(
		private readonly Rows $rows,
		private readonly RecipeLocations $locations
	) {}

	/**
	 * Yields a row for each recipe: first those that have changed over, then the links of roundups to other sites, then those that
	 * wait.
	 *
	 * @return \Generator<int, Row>
	 */
	public function rows( PluginSource $source ): \Generator {
		yield from $this->changed( $source );
		yield from $this->linked( $source );
		yield from $this->waiting( $source );
	}

	/**
	 * Yields the recipes that have changed over and can be changed back.
	 *
	 * @param int $after Only what changed over after this one; the number of a meta field.
	 * @param int $limit How many posts at most; 0 for all.
	 * @return \Generator<int, Row>
	 */
	public function changed( PluginSource $source, int $after = 0, int $limit = 0 ): \Generator {
		foreach ( $this->posts( $source, $after, $limit ) as $number => $post ) {
			foreach ( Snapshot::find( $post )->record['report'] ?? [] as $key => $line ) {
				yield $number => self::row( (string) $key, 'changed', $post, $line );
			}
		}
	}

	/**
	 * Yields the recipes of other sites that roundups list.
	 *
	 * @return \Generator<int, Row>
	 */
	private function linked( PluginSource $source ): \Generator {
		foreach ( $this->posts( $source, 0, 0 ) as $number => $post ) {
			foreach ( Snapshot::find( $post )->record['roundups'] ?? [] as $roundup ) {
				foreach ( parse_blocks( $roundup['after'] ) as $block ) {
					$line = Attributes::from_value( $block['attrs'] );
					if ( self::EMBED === $block['blockName'] && 0 === $line->count( 'recipeId' ) ) {
						yield $number => self::row( $line->url( 'url' ), 'linked', $post, [
							'name'    => PlainText::from_html( $line->html( 'title' ) ),
							'counts'  => [ 'pictures' => '' === $line->url( 'image' ) ? 0 : 1 ],
							'lost'    => [],
							'notices' => [],
						] );
					}
				}
			}
		}
	}

	/**
	 * Yields the posts that the recipes or roundups of a plugin have changed.
	 *
	 * @param int $after Only what changed over after this one; the number of a meta field.
	 * @param int $limit How many posts at most; 0 for all.
	 * @return \Generator<int, int> By the numbers of their meta fields.
	 */
	private function posts( PluginSource $source, int $after, int $limit ): \Generator {
		$left = 0 === $limit ? PHP_INT_MAX : $limit;
		do {
			$found = $this->locations->records( $source->id(), $after, min( self::BATCH, $left ) );
			foreach ( $found as $number => $post ) {
				yield $number => $post;
				$after = $number;
				--$left;
			}
			RequestMemory::release();
		} while ( [] !== $found && $left > 0 );
	}

	/**
	 * Yields the recipes that have not changed over, and those that posts show although they no longer exist.
	 *
	 * @return \Generator<int, Row>
	 */
	private function waiting( PluginSource $source ): \Generator {
		$cursor = '';
		$number = 0;
		$places = new CountedPlaces();
		do {
			$place = Cursor::parse( $cursor );
			$ids   = $place->next( $source, $this->rows, self::BATCH );
			foreach ( $ids as $id ) {
				$post = $place->is_at_posts ? get_post( $id ) : null;
				$post = $post instanceof \WP_Post ? $post : null;
				$keys  = null === $post ? [ (string) $id ] : array_column( $source->embeds( $post ), 'key' );
				$fresh = null === $post ? null : new UniqueKeys( $this->locations, $source->id(), $post->ID );
				foreach ( array_unique( $keys ) as $key ) {
					$row = $this->waiting_row( $source, $key, $fresh?->unique( $key ) ?? $key, $post, $places );
					if ( null !== $row ) {
						yield $number++ => $row;
					}
				}
			}
			RequestMemory::release();
			$cursor = $place->after( $ids );
		} while ( null !== $cursor );
	}

	/**
	 * Builds the row of a recipe that has not changed over.
	 *
	 * @param string        $key    The recipe as the plugin's data name it now.
	 * @param string        $called The recipe as it will be known when it has changed over.
	 * @param \WP_Post|null $shown  The post that shows it, null for a row of the recipe itself.
	 * @param CountedPlaces $places Where recipes are counted.
	 * @return Row|null Null where another row says it.
	 */
	private function waiting_row(
		PluginSource $source,
		string $key,
		string $called,
		?\WP_Post $shown,
		CountedPlaces $places
	): ?array {
		if ( $this->locations->find( $source->id(), $called ) > 0 ) {
			return null;
		}
		$recipe = $source->recipe( $key );
		if ( null === $recipe ) {
			if ( null === $shown ) {
				return null;
			}
			return self::row( $called, ChangeOverNoticeText::is_own( $key, $shown->ID ) ? 'unread' : 'gone', $shown->ID, [
				'name'    => PlainText::from_html( get_the_title( $shown ) ),
				'counts'  => [],
				'lost'    => [],
				'notices' => [],
			] );
		}
		if ( null !== $shown && ! $places->is_at( $recipe, $shown->ID ) ) {
			return null;
		}
		return self::row( $called, 'waiting', $recipe->own_post > 0 ? $recipe->own_post : $recipe->post_id, [
			'name'    => $recipe->document->data['name'],
			'counts'  => Counts::of_recipe( $recipe )->numbers,
			'lost'    => [],
			'notices' => array_map( static fn ( $notice ): array => $notice->jsonSerialize(), $recipe->notices ),
		] );
	}

	/**
	 * Builds a row.
	 *
	 * @param string                                       $key   The recipe.
	 * @param 'changed'|'linked'|'waiting'|'gone'|'unread' $state What has become of it.
	 * @param int                                          $post  Its post, 0 for none.
	 * @param Line                                         $line  What is known of it.
	 * @return Row
	 */
	private static function row( string $key, string $state, int $post, array $line ): array {
		$counts = Counts::from( $line['counts'] )->numbers;
		return [
			'recipe'      => $key,
			'name'        => $line['name'],
			'state'       => $state,
			'post'        => $post,
			'type'        => $post > 0 ? (string) get_post_type( $post ) : '',
			'address'     => $post > 0 ? (string) get_permalink( $post ) : '',
			'ingredients' => $counts['ingredients'],
			'steps'       => $counts['steps'],
			'pictures'    => $counts['pictures'],
			'ratings'     => $counts['ratings'],
			'comments'    => $counts['comments'],
			'likes'       => $counts['likes'],
			'lost'        => implode( ', ', $line['lost'] ),
			'notices'     => implode(
				' ',
				in_array( $state, [ 'gone', 'unread' ], true )
					? [ ChangeOverNoticeText::missing( $key, $post ) ]
					: ReportLine::texts( $line )
			),
		];
	}
}
