<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Notice;
use Larder\Exchange\Text\Numbers;
use Larder\Recipe\Attributes;
use Larder\Recipe\Pan;
use Larder\Switch\Draft;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredVideo;

defined( 'ABSPATH' ) || exit;

/**
 * WP Recipe Maker: a post of its own type for each recipe, its fields in meta.
 *
 * What is in the posts that show a recipe is a snapshot of the day on which they were saved; nothing is read from it.
 *
 * @phpstan-import-type PanData from Pan
 */
final class WpRecipeMaker implements PluginSource {

	private const TYPE = 'wprm_recipe';

	/** Nutrients that versions before 5.3 counted in percent of the daily value. */
	private const PERCENT = [
		'vitamin_a' => '%',
		'vitamin_c' => '%',
		'calcium'   => '%',
		'iron'      => '%',
	];

	/** What is with its nutrients and is none. */
	private const SERVING = [ 'serving_size', 'serving_unit' ];

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'wp-recipe-maker';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'WP Recipe Maker';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count( self::TYPE );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->rows->posts->of_type( self::TYPE, $after, $limit );
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '<!--WPRM Recipe ', '<!-- wp:wp-recipe-maker/recipe {', '[wprm-recipe ' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		// The outermost form first: a block holds the comments, which hold the markup of the day.
		$pattern = '#<!-- wp:wp-recipe-maker/recipe \{[^}]*?"id":"?(\d+).*?<!-- /wp:wp-recipe-maker/recipe -->|<!-- wp:wp-recipe-maker/recipe \{[^}]*?"id":"?(\d+)[^}]*\} /-->|<!--WPRM Recipe (\d+)-->.*?<!--End WPRM Recipe-->|\[wprm-recipe\s[^\]]*\bid=["\']?(\d+)[^\]]*\]#s';
		return Embeds::in_content( $post->post_content, $pattern );
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		$stars = $this->rows->comment_numbers( $post_id, 'wprm-comment-rating' );
		if ( $this->rows->has_table( 'wprm_ratings' ) ) {
			foreach ( $this->rows->rows(
				'SELECT comment_id, rating FROM %i WHERE post_id = %d AND comment_id > 0',
				$this->rows->table( 'wprm_ratings' ),
				$post_id
			) as $row ) {
				$stars[ (int) $row['comment_id'] ] = (float) $row['rating'];
			}
		}
		return array_filter( $stars, static fn ( float $number ): bool => $number >= 0.5 && $number <= 5 );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		$number = (int) $key;
		$post   = get_post( $number );
		if ( ! $post instanceof \WP_Post || self::TYPE !== $post->post_type ) {
			return null;
		}
		$meta  = $this->rows->meta( 'post', $number );
		$draft = new Draft();
		$field = static fn ( string $name ): string => $draft->read_plain( $meta[ "wprm_$name" ] ?? '' );
		$tree  = static fn ( string $name ): StoredTree => $draft->read( $meta[ "wprm_$name" ] ?? '' );
		$lists = new WpRecipeMakerLists( $this->rows );

		$draft->name                = html_entity_decode( $post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$draft->description         = ( new StoredTree( $post->post_content ) )->text();
		$draft->image               = $draft->picture( (int) ( $meta['_thumbnail_id'] ?? 0 ), '', 'image' );
		$draft->servings            = Numbers::first( $field( 'servings' ) ) ?: null;
		$draft->servings_unit       = ( new StoredTree( $field( 'servings_unit' ) ) )->text();
		$draft->times->prep         = (int) $field( 'prep_time' );
		$draft->times->cook         = (int) $field( 'cook_time' );
		$draft->times->custom       = (int) $field( 'custom_time' );
		$draft->times->custom_label = ( new StoredTree( $field( 'custom_time_label' ) ) )->text();
		$draft->times->total        = (int) $field( 'total_time' );
		$draft->keywords            = $this->rows->terms->names( $number, 'wprm_keyword' );
		$draft->notes               = $field( 'notes' );
		self::take_video( $draft, $field( 'video_embed' ), (int) $field( 'video_id' ), $tree( 'video_metadata' )->at( 'main' ) );
		$draft->take_pin( '', (int) $field( 'pin_image_id' ) );
		$draft->pan = '1' === $field( 'servings_advanced_enabled' ) ? self::pan( $tree( 'servings_advanced' ) ) : null;
		$draft->is_food = ! in_array( $field( 'type' ), [ 'howto', 'other' ], true );
		$this->take_author( $draft, $meta, $post );
		RecipeCost::read( $draft, RichLine::text( $field( 'cost' ) ) );
		self::take_nutrition( $draft, $meta, $tree( 'nutrition' ) );
		$lists->ingredients( $draft, $tree( 'ingredients' ) );
		$lists->instructions( $draft, $tree( 'instructions' ) );
		$lists->equipment( $draft, $tree( 'equipment' ) );

		$rating = $tree( 'rating' );
		return new SourceRecipe(
			(string) $number,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'  => $this->rows->terms->names( $number, 'wprm_course' ),
				'recipe-cuisine' => $this->rows->terms->names( $number, 'wprm_cuisine' ),
				'recipe-dietary' => array_map( Basics::diet( ... ), $this->rows->terms->names( $number, 'wprm_suitablefordiet' ) ),
			],
			(int) ( $meta['_thumbnail_id'] ?? 0 ),
			$number,
			0,
			$rating->number( 'count' ) > 0 ? [
				'votes' => $rating->number( 'count' ),
				'total' => (float) $rating->html( 'total' ),
			] : null
		);
	}

	/**
	 * Reads the video: a URL, or a file of the media library.
	 *
	 * @param string     $embed What was typed for a player.
	 * @param int        $id    Attachment, 0 for none.
	 * @param StoredTree $about What search engines were told of it.
	 */
	private static function take_video( Draft $draft, string $embed, int $id, StoredTree $about ): void {
		$words = StoredVideo::about( $about );
		$draft->take_video( $embed, $words );
		$file = null === $draft->video && $id > 0 ? wp_get_attachment_url( $id ) : false;
		if ( is_string( $file ) ) {
			$draft->take_video( $file, $words );
		} elseif ( null === $draft->video && $id > 0 ) {
			$draft->notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'video', "attachment $id" );
		}
	}

	/**
	 * Reads the author of the recipe, where the recipe itself names one.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 */
	private function take_author( Draft $draft, array $meta, \WP_Post $post ): void {
		$shown = $meta['wprm_author_display'] ?? '';
		if ( 'post_author' === $shown ) {
			$draft->author = get_userdata( (int) $post->post_author )->display_name ?? '';
		}
		$name = ( new StoredTree( $meta['wprm_author_name'] ?? '' ) )->text();
		if ( 'custom' !== $shown || '' === $name ) {
			return;
		}
		$draft->author = $name;
		$link          = $meta['wprm_author_link'] ?? '';
		$bio           = ( new StoredTree( $meta['wprm_author_bio'] ?? '' ) )->text();
		if ( '' !== $link . $bio ) {
			$draft->profile = [
				'name'  => $name,
				'url'   => $link,
				'bio'   => $bio,
				'image' => null,
			];
		}
	}

	/**
	 * Reads what the recipe is baked in.
	 *
	 * @param StoredTree $form Its shape and sides.
	 * @return PanData|null
	 */
	private static function pan( StoredTree $form ): ?array {
		$side = static fn ( string $name ): ?float => '' === $form->html( $name ) ? null : (float) $form->html( $name );
		return Pan::from_attributes( Attributes::from_value( [
			'shape'  => $form->text( 'shape' ),
			'width'  => $side( 'round' === $form->text( 'shape' ) ? 'diameter' : 'width' ),
			'length' => $side( 'length' ),
			'height' => $side( 'height' ),
			'unit'   => str_starts_with( $form->text( 'unit' ), 'in' ) ? 'in' : 'cm',
		] ) );
	}

	/**
	 * Reads the nutrition, which is one array in recipes from before version 5.3.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 */
	private static function take_nutrition( Draft $draft, array $meta, StoredTree $old ): void {
		$is_set = static fn ( string $value ): bool => '' !== $value;
		$values = array_filter( Nutrients::with_prefix( $meta, 'wprm_nutrition_', self::SERVING ), $is_set );
		$before = array_diff_key( array_filter( $old->fields( self::SERVING ), $is_set ), $values );
		$size   = trim( ( $meta['wprm_nutrition_serving_size'] ?? '' ) ?: $old->text( 'serving_size' ) );
		$unit   = trim( ( $meta['wprm_nutrition_serving_unit'] ?? '' ) ?: $old->text( 'serving_unit' ) ?: 'g' );
		Nutrients::take(
			$draft,
			$values + $before,
			'' !== $size || 1 === preg_match( '/\d/', $unit ) ? trim( "$size $unit" ) : '',
			array_intersect_key( self::PERCENT, $before )
		);
	}
}
