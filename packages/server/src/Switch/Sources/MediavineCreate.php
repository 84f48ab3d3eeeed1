<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Recipe\Duration;
use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredVideo;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Mediavine Create: tables of its own for cards, their lines, nutrition and products. Its times are seconds.
 */
final class MediavineCreate implements PluginSource {

	/** Names of times that it has for all cards. */
	private const LABELS = [ 'Prep Time', 'Cook Time', 'Active Time' ];

	/** Where a card or the site says that links are sold. */
	private const MESSAGE = 'mv_create_affiliate_message';

	/** @var array<string, string> Names of times that most cards have, by column. */
	private array $usual = [];

	/** Where its service keeps the videos that were uploaded there. */
	private const VIDEOS = 'https://mediavine-res.cloudinary.com/video/upload/';

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'mediavine-create';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Mediavine Create';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->is_there()
			? $this->rows->numbers( "SELECT COUNT(*) FROM %i WHERE type = 'recipe'", $this->rows->table( 'mv_creations' ) )[0] ?? 0
			: 0;
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->is_there()
			? $this->rows->numbers(
				"SELECT id FROM %i WHERE type = 'recipe' AND id > %d ORDER BY id LIMIT %d",
				$this->rows->table( 'mv_creations' ),
				$after,
				$limit
			)
			: [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '[mv_create ', '[mv_recipe ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		// The title stands raw in the shortcode: a bracket in it ends it for WordPress, not in its block.
		$embeds = Embeds::in_content(
			$post->post_content,
			'#<!-- wp:mv/recipe \{"id":"?(\d+).*?<!-- /wp:mv/recipe -->|\[mv_create\b(?![^\]]*\btype=(?!["\']?recipe))[^\]]*?\bkey=["\']?(\d+)[^\]]*\]#s'
		);
		foreach ( Embeds::in_content( $post->post_content, '#\[mv_recipe\b[^\]]*?\bpost_id=["\']?(\d+)[^\]]*\]#' ) as $old ) {
			$id = self::imported( $this->rows, (int) $old->key );
			if ( $id > 0 ) {
				$embeds[] = new Embed( (string) $id, $old->offset, $old->markup );
			}
		}
		usort( $embeds, static fn ( Embed $one, Embed $other ): int => $one->offset <=> $other->offset );
		return $embeds;
	}

	/**
	 * Finds the card of a recipe that an earlier plugin has had.
	 *
	 * @param int $id What the earlier plugin called it.
	 * @return int Its number, 0 for none.
	 */
	public static function imported( Rows $rows, int $id ): int {
		$sql = "SELECT id FROM %i WHERE original_object_id = %d AND type = 'recipe' ORDER BY id LIMIT 1";
		return $id > 0 && $rows->has_table( 'mv_creations' ) ? $rows->numbers( $sql, $rows->table( 'mv_creations' ), $id )[0] ?? 0 : 0;
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		// Its reviews are not comments.
		return [];
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$row = $this->is_there()
			? $this->rows->rows(
				"SELECT * FROM %i WHERE id = %d AND type = 'recipe'",
				$this->rows->table( 'mv_creations' ),
				(int) $key
			)[0] ?? null
			: null;
		if ( null === $row ) {
			return null;
		}
		$field   = static fn ( string $name ): string => trim( $row[ $name ] ?? '' );
		$minutes = static fn ( string $name ): int => (int) round( (int) $field( $name ) / 60 );
		$draft   = new Draft();

		$draft->name                = RichLine::text( $field( 'title' ) );
		$draft->description         = RichLine::text( $field( 'description' ) );
		$draft->image               = $draft->picture( (int) $field( 'thumbnail_id' ), '', 'image' );
		$draft->author              = RichLine::text( $field( 'author' ) );
		$draft->times->prep         = $minutes( 'prep_time' );
		$draft->times->cook         = $minutes( 'active_time' );
		$draft->times->custom       = $minutes( 'additional_time' );
		$draft->times->total        = $minutes( 'total_time' );
		$draft->times->custom_label = RichLine::text( $field( 'additional_time_label' ) );
		$draft->keywords            = ( new StoredTree( $row ) )->texts( 'keywords' );
		$draft->notes               = CreateLists::notes( $draft, $field( 'notes' ) );
		$this->take_words( $draft, $field );
		Basics::yield( $draft, RichLine::text( $field( 'yield' ) ) );
		Basics::difficulty( $draft, RichLine::text( $field( 'difficulty' ) ) );
		RecipeCost::read( $draft, RichLine::text( $field( 'estimated_cost' ) ) );
		$video = new StoredTree( json_decode( $field( 'external_video' ), true ) );
		$draft->take_video( $video->html( 'url' ) ?: $video->html( 'contentUrl' ), StoredVideo::about( $video ) );
		$hosted = new StoredTree( json_decode( $field( 'video' ), true ) );
		if ( null === $draft->video && '' !== $hosted->text( 'key' ) ) {
			$draft->take_video( self::VIDEOS . rawurlencode( $hosted->text( 'key' ) ) . '.mp4', [
				'name'       => $hosted->text( 'title' ),
				'uploadDate' => $field( 'created' ),
				'duration'   => $hosted->text( 'duration' ),
				'poster'     => $hosted->html( 'thumbnail' ),
			] );
		}
		$draft->take_pin( RichLine::text( $field( 'pinterest_description' ) ), (int) $field( 'pinterest_img_id' ) );
		$lists = new CreateLists( $this->rows );
		$lists->supplies( $draft, (int) $key );
		self::take_message( $draft, $field, $lists->products( $draft, (int) $key ) );
		TypedLists::instructions( $draft, HtmlLines::from_html( CreateLists::with_pictures( $field( 'instructions' ) ) ) );
		$nutrition = $this->rows->has_table( 'mv_nutrition' )
			? $this->rows->rows( 'SELECT * FROM %i WHERE creation = %d', $this->rows->table( 'mv_nutrition' ), (int) $key )[0] ?? []
			: [];
		$zero      = '1' === ( $nutrition['display_zeros'] ?? '1' ) ? null : '0';
		Nutrients::take(
			$draft,
			array_filter( Nutrients::in_row( $nutrition ), static fn ( string $value ): bool => $value !== $zero ),
			RichLine::text( $nutrition['serving_size'] ?? '' )
		);
		if ( null !== $draft->nutrition ) {
			$draft->nutrition['servings'] = RichLine::text( $nutrition['number_of_servings'] ?? '' );
		}
		$votes = (int) $field( 'rating_count' );
		return new SourceRecipe(
			(string) (int) $key,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'  => $this->rows->terms->of_id( (int) $field( 'category' ) ),
				'recipe-cuisine' => $this->rows->terms->of_id( (int) $field( 'secondary_term' ) ),
				'recipe-dietary' => '' === $field( 'suitable_for_diet' ) ? [] : [ Basics::diet( $field( 'suitable_for_diet' ) ) ],
			],
			(int) $field( 'thumbnail_id' ),
			(int) $field( 'canonical_post_id' ),
			0,
			$votes > 0 ? [
				'votes' => $votes,
				'total' => $votes * (float) $field( 'rating' ),
			] : null
		);
	}

	/**
	 * Adds names of times that the author has chosen to the notes.
	 *
	 * @param Draft                      $draft The recipe, with its notes and times.
	 * @param \Closure( string ): string $field Reads a column.
	 */
	private function take_words( Draft $draft, \Closure $field ): void {
		foreach ( [ 'prep_time_label' => $draft->times->prep, 'active_time_label' => $draft->times->cook ] as $column => $minutes ) {
			$label = $field( $column );
			if ( $minutes > 0 && '' !== $label && $label !== $this->usual( $column ) && ! in_array( $label, self::LABELS, true ) ) {
				Basics::note( $draft, RichLine::text( $label ), Duration::text( $minutes ) );
			}
		}
	}

	/**
	 * Adds the message that links are sold to the notes: the one of this card, or that of the site, which stands above products.
	 *
	 * @param Draft                      $draft        The recipe, with its notes.
	 * @param \Closure( string ): string $field        Reads a column.
	 * @param bool                       $has_products Whether the card recommends any.
	 */
	private static function take_message( Draft $draft, \Closure $field, bool $has_products ): void {
		$json_of = static fn ( string $column ): StoredTree => new StoredTree( json_decode( $field( $column ), true ) );
		$own     = $json_of( 'custom_fields' )->text( self::MESSAGE );
		$shown   = '' === $own && $has_products ? $json_of( 'published' )->at( 'create_settings' )->text( self::MESSAGE ) : $own;
		if ( '' !== $shown ) {
			$draft->notes .= '<p>' . esc_html( $shown ) . '</p>';
		}
	}

	/**
	 * Returns the name of a time that more than half of the cards have: that of the site's language, and nobody's choice for one recipe.
	 *
	 * @return string Empty for none.
	 */
	private function usual( string $column ): string {
		if ( ! isset( $this->usual[ $column ] ) ) {
			$found = $this->rows->rows(
				"SELECT %i AS label, COUNT(*) AS cards FROM %i WHERE type = 'recipe' GROUP BY label ORDER BY cards DESC LIMIT 1",
				$column,
				$this->rows->table( 'mv_creations' )
			)[0] ?? [];
			$cards = (int) ( $found['cards'] ?? 0 );
			$this->usual[ $column ] = $cards > 1 && 2 * $cards > $this->count() ? trim( $found['label'] ?? '' ) : '';
		}
		return $this->usual[ $column ];
	}

	/**
	 * Returns whether its tables are there.
	 */
	private function is_there(): bool {
		return $this->rows->has_table( 'mv_creations' );
	}

}
