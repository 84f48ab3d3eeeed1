<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Notice;
use Larder\Exchange\Page\WebPage;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Source as Text;
use Larder\Exchange\Text\Numbers;
use Larder\Recipe\DocumentImage;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\ChangeOverNoticeText;
use Larder\Switch\LibraryPicture;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\StoredVideo;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes that no plugin has made: they are in posts as JSON-LD, microdata, RDFa or hRecipe, typed or pasted.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 * @phpstan-import-type MarkedUpRecipe from MarkedUpPlaces
 */
final class MarkedUpPosts implements PluginSource {

	/** Texts of which one is in every post with such a recipe. */
	private const NEEDLES = [ 'application/ld+json', '/Recipe"', "/Recipe'", 'hrecipe', 'h-recipe', 'typeof="' ];

	/** So many posts are read to count their recipes; the others count as one each, so that a screen need not wait. */
	private const COUNTED = 100;

	/** The content that was read last. */
	private string $content = '';

	/** @var list<MarkedUpRecipe> Its recipes. */
	private array $places = [];

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'marked-up-posts';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'JSON-LD, microdata or hRecipe in posts', 'larder' );
	}

	/** {@inheritDoc} */
	public function count(): int {
		$count = 0;
		$posts = $this->rows->posts->having( self::NEEDLES, 0, self::COUNTED );
		foreach ( $posts as $id ) {
			// Neither copies nor what nobody can read.
			$count += count( array_filter(
				$this->places( get_post( $id )->post_content ?? '' ),
				static fn ( array $place ): bool => null === $place['copyOf'] && ! isset( $place['isBroken'] )
			) );
		}
		return self::COUNTED > count( $posts ) || 0 === $count
			? $count
			: $count + count( $this->rows->posts->having( self::NEEDLES, max( $posts ), PHP_INT_MAX ) );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return self::NEEDLES;
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		$embeds = [];
		foreach ( $this->places( $post->post_content ) as $at => $place ) {
			$key  = "$post->ID-" . ( $place['copyOf'] ?? $at );
			$rest = null === $place['copyOf'] ? null : '';
			// Without markup, it is in the same script as the one before it.
			$last = '' === $place['markup'] && isset( $last )
				? $last->followed( $key, $rest, $place['alone'] )
				: Embeds::at( $post->post_content, $key, $place['start'], $place['markup'], $rest, $place['alone'] );
			array_push( $embeds, $last, ...( '' === $place['rest'] ? [] : [ $last->followed( $key, $place['rest'] ) ] ) );
		}
		return $embeds;
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		[ $post_id, $at ] = explode( '-', $key ) + [ '0', '' ];
		$post             = get_post( (int) $post_id );
		$place            = $post instanceof \WP_Post && '' !== $at ? $this->places( $post->post_content )[ (int) $at ] ?? null : null;
		$text             = new Text( '<body>' . ( $place['alone'] ?? '' ) . '</body>' );
		$read             = null === $place ? null : ( new WebPage() )->read( $text )->recipes[0] ?? null;
		if ( ! $post instanceof \WP_Post || null === $place || null === $read ) {
			return null;
		}
		$node = $place['node'];
		$data = $read->document->data;
		$data = array_replace( $data, [
			'name'         => '' === $data['name'] ? RichLine::text( $post->post_title ) : $data['name'],
			'image'        => self::picture( $data['image'] ),
			// Categories and cuisines are terms.
			'keywords'     => $node->words( 'keywords' ),
			'instructions' => array_map( self::with_pictures( ... ), $data['instructions'] ),
			'video'        => null === $data['video']
				? null
				: [ 'poster' => StoredVideo::poster( $data['video']['poster']['url'] ?? '' ) ] + $data['video'],
			// Its own page is not where it was taken from.
			'source'       => null,
		] );
		return new SourceRecipe(
			$key,
			new RecipeDocument( $data ),
			[ ...$read->notices, ...self::elsewhere( 'image', $data['image'] ), ...self::steps_elsewhere( $data['instructions'] ) ],
			[
				'recipe-course'         => $node->words( 'recipeCategory' ),
				'recipe-cuisine'        => $node->words( 'recipeCuisine' ),
				'recipe-cooking-method' => $node->words( 'cookingMethod' ),
				'recipe-dietary'        => array_map( self::diet( ... ), $node->texts( 'suitableForDiet' ) ),
			],
			0,
			$post->ID,
			0,
			self::rating( $node )
		);
	}

	/**
	 * Finds the recipes of a content, once for each content.
	 *
	 * @param string $content Content of a post.
	 * @return list<MarkedUpRecipe>
	 */
	private function places( string $content ): array {
		if ( $content !== $this->content ) {
			$this->places  = MarkedUpPlaces::in( $content );
			$this->content = $content;
		}
		return $this->places;
	}

	/**
	 * Finds a picture in the library.
	 *
	 * @param Image|null $image The picture by its URL.
	 * @return Image|null
	 */
	private static function picture( ?array $image ): ?array {
		return null === $image ? null : DocumentImage::find( LibraryPicture::id( $image['url'] ), $image['url'], $image['alt'] );
	}

	/**
	 * Names a picture that the library does not have.
	 *
	 * @param string     $where Which it is.
	 * @param Image|null $image The picture.
	 * @return list<Notice>
	 */
	private static function elsewhere( string $where, ?array $image ): array {
		return null === $image || $image['id'] > 0 ? [] : [ new Notice( ChangeOverNoticeText::PICTURE_ELSEWHERE, $where, $image['url'] ) ];
	}

	/**
	 * Names the pictures of steps that the library does not have.
	 *
	 * @param list<StepGroup> $groups
	 * @return list<Notice>
	 */
	private static function steps_elsewhere( array $groups ): array {
		$images = array_column( array_merge( ...array_column( $groups, 'steps' ) ), 'image' );
		return array_merge( ...array_map( static fn ( ?array $image ): array => self::elsewhere( 'instructions', $image ), $images ) );
	}

	/**
	 * Finds the pictures of steps in the library.
	 *
	 * @param StepGroup $group
	 * @return StepGroup
	 */
	private static function with_pictures( array $group ): array {
		foreach ( $group['steps'] as $at => $step ) {
			$group['steps'][ $at ]['image'] = self::picture( $step['image'] );
		}
		return $group;
	}

	/**
	 * Names a diet, which may be a URL of schema.org.
	 *
	 * @param string $diet Such as `https://schema.org/LowLactoseDiet`.
	 */
	private static function diet( string $diet ): string {
		return Basics::diet( preg_replace( '#^https?://schema\.org/#', '', $diet ) ?? $diet );
	}

	/**
	 * Reads the average that the page told.
	 *
	 * @return array{votes: int, total: float}|null
	 */
	private static function rating( SchemaNode $node ): ?array {
		$told    = $node->children( 'aggregateRating' )[0] ?? null;
		$votes   = (int) ( Numbers::first( $told?->text( 'ratingCount', 'reviewCount' ) ?? '' ) ?? 0 );
		$average = (float) ( Numbers::first( $told?->text( 'ratingValue' ) ?? '' ) ?? 0 );
		$best    = (float) ( Numbers::first( $told?->text( 'bestRating' ) ?? '' ) ?? 5 );
		return $votes > 0 && $average > 0 && $best > 0 ? [
			'votes' => $votes,
			'total' => $votes * $average * 5 / $best,
		] : null;
	}
}
