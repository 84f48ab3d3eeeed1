<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\OneLine;
use Larder\Exchange\Text\Seconds;
use Larder\Exchange\Text\YieldText;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a recipe out of a node of schema.org, whether it was in JSON-LD, microdata or RDFa.
 */
final class SchemaRecipe {

	/**
	 * Nutrients of schema.org.
	 */
	private const NUTRIENTS = [
		'servingSize',
		'calories',
		'fatContent',
		'saturatedFatContent',
		'unsaturatedFatContent',
		'transFatContent',
		'cholesterolContent',
		'sodiumContent',
		'carbohydrateContent',
		'fiberContent',
		'sugarContent',
		'proteinContent',
		'description',
	];

	/**
	 * Reads a recipe.
	 */
	public static function read( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = $node->text( 'name', 'headline' );
		$recipe->description = $node->text( 'description' );
		$recipe->images      = $node->urls( 'image', 'thumbnailUrl', 'photo' );
		$recipe->author      = implode( ', ', array_unique( $node->texts( 'author', 'creator' ) ) );
		$recipe->yield       = self::yield_of( $node );
		$recipe->take_time( 'prep', self::time( $node, 'prepTime' ) );
		$recipe->take_time( 'cook', self::time( $node, 'cookTime', 'performTime' ) );
		$recipe->take_time( 'total', self::time( $node, 'totalTime' ) );
		$recipe->add_lines( self::lines( $node ) );
		$recipe->instructions = SchemaSteps::read( $node );
		$recipe->says_groups  = true;
		$steps                = $node->values( 'recipeInstructions' );
		$recipe->is_numbered_text = 1 === count( $steps ) && is_string( $steps[0] )
			&& LineCleaner::are_numbered( HtmlText::lines_of( $steps[0] ) );
		$recipe->equipment    = self::tools( $node );
		$recipe->keywords     = $node->words( 'keywords' );
		$recipe->name_terms( 'Course', $node->words( 'recipeCategory' ) );
		$recipe->name_terms( 'Cuisine', $node->words( 'recipeCuisine' ) );
		$recipe->name_terms( 'Diet', array_map( self::diet( ... ), $node->words( 'suitableForDiet' ) ) );
		$recipe->nutrition    = self::nutrition( $node );
		$recipe->video        = self::video( $node );
		$recipe->url          = $node->urls( 'url', 'mainEntityOfPage' )[0] ?? '';
		$recipe->source       = $node->text( 'publisher', 'isPartOf' );
		return $recipe;
	}

	/**
	 * Returns the lines of ingredients.
	 *
	 * @return list<string>
	 */
	private static function lines( SchemaNode $node ): array {
		$lines  = [];
		$values = $node->values( 'recipeIngredient', 'ingredients', 'ingredient', 'supply' ) ?: self::of_instructions( $node, 'supply' );
		foreach ( $values as $value ) {
			$texts = is_array( $value ) ? self::structured( $node->child( $value ) ) : ( is_scalar( $value ) ? [ (string) $value ] : [] );
			foreach ( $texts as $text ) {
				array_push( $lines, ...HtmlText::lines_of( $text ) );
			}
		}
		return LineCleaner::ingredients( OneLine::split( $lines ) );
	}

	/**
	 * Returns the values of a property of the instructions, where they are nodes of their own.
	 *
	 * @param string $name Name of the property.
	 * @return list<mixed>
	 */
	private static function of_instructions( SchemaNode $node, string $name ): array {
		return array_merge( ...array_map(
			static fn ( SchemaNode $part ): array => $part->is( 'HowTo' ) ? $part->values( $name ) : [],
			$node->children( 'recipeInstructions', 'instructions' )
		) );
	}

	/**
	 * Joins the pieces of a structured ingredient: a quantity, a unit and a name.
	 *
	 * @param SchemaNode $node A `PropertyValue`, a `HowToSupply` or alike.
	 * @return list<string>
	 */
	private static function structured( SchemaNode $node ): array {
		$list = $node->values( 'itemListElement' );
		if ( [] !== $list ) {
			return $node->raw( 'itemListElement' );
		}
		$pieces = [
			$node->text( 'value', 'amount', 'requiredQuantity', 'quantity' ),
			$node->text( 'unitText', 'unitCode', 'unit' ),
			$node->text( 'name', 'text', 'item' ),
		];
		$line   = implode( ' ', array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
		return '' === $line ? [] : [ $line ];
	}

	/**
	 * Returns the yield: the first number, together with the first text that names what it counts.
	 */
	private static function yield_of( SchemaNode $node ): string {
		$texts   = $node->texts( 'recipeYield', 'yield' );
		$counted = array_values( array_filter( $texts, static fn ( string $text ): bool => null !== YieldText::amount( $text ) ) );
		$first   = $counted[0] ?? $texts[0] ?? '';
		if ( '' !== YieldText::unit( $first ) ) {
			return $first;
		}
		foreach ( $counted as $text ) {
			if ( '' !== YieldText::unit( $text ) ) {
				return $first . ' ' . YieldText::unit( $text );
			}
		}
		return $first;
	}

	/**
	 * Returns a time as it is written.
	 *
	 * @param string ...$names Names of properties.
	 */
	private static function time( SchemaNode $node, string ...$names ): string {
		foreach ( $node->children( ...$names ) as $child ) {
			$most = $child->text( 'maxValue', 'minValue' );
			$unit = $child->text( 'unitText', 'unit', 'unitCode' );
			if ( 1 === preg_match( '/^P/i', $most ) || ( '' === $unit && is_numeric( $most ) ) ) {
				return $most;
			}
			$number = '' === $most ? $child->text( 'value' ) : $most;
			if ( 'SEC' === strtoupper( $unit ) && is_numeric( $number ) ) {
				return (string) ceil( (float) $number / 60 );
			}
		}
		return $node->text( ...$names );
	}

	/**
	 * Returns the equipment.
	 *
	 * @return list<array{name: string, note: string, url: string}>
	 */
	private static function tools( SchemaNode $node ): array {
		$tools = [];
		foreach ( $node->values( 'tool' ) ?: self::of_instructions( $node, 'tool' ) as $value ) {
			$child = is_array( $value ) ? $node->child( $value ) : null;
			$name  = null === $child ? HtmlText::line_of( is_string( $value ) ? $value : '' ) : $child->text( 'name', 'item', 'text' );
			if ( '' !== $name ) {
				$tools[] = [
					'name' => $name,
					'note' => null === $child ? '' : $child->text( 'description' ),
					'url'  => $child?->urls( 'url' )[0] ?? '',
				];
			}
		}
		return $tools;
	}

	/**
	 * Returns the name of a diet in words: `https://schema.org/GlutenFreeDiet` is "Gluten-free".
	 *
	 * @param string $diet A diet of schema.org, or any text.
	 */
	public static function diet( string $diet ): string {
		if ( 1 !== preg_match( '~^(?:https?://schema\.org/)?((?:[A-Z][a-z]+)+)Diet$~', $diet, $match ) ) {
			return $diet;
		}
		return ucfirst( strtolower( preg_replace( '/(?<=[a-z])(?=[A-Z])/', '-', $match[1] ) ?? $match[1] ) );
	}

	/**
	 * Returns the nutrients.
	 *
	 * @return array<string, string>
	 */
	private static function nutrition( SchemaNode $node ): array {
		$facts = $node->children( 'nutrition' )[0] ?? null;
		$found = [];
		foreach ( self::NUTRIENTS as $name ) {
			$text = $facts?->text( $name ) ?? '';
			if ( '' !== $text ) {
				$found[ $name ] = $text;
			}
		}
		return $found;
	}

	/**
	 * Returns the video.
	 *
	 * @return array{url: string, poster: string, name: string, description: string, uploadDate: string, duration: int}|null
	 */
	private static function video( SchemaNode $node ): ?array {
		foreach ( $node->children( 'video' ) as $video ) {
			$url = $video->urls( 'embedUrl' )[0] ?? $video->urls( 'contentUrl' )[0] ?? $video->urls( 'url' )[0] ?? '';
			if ( '' !== $url ) {
				return [
					'url'         => $url,
					'poster'      => $video->urls( 'thumbnailUrl', 'thumbnail' )[0] ?? '',
					'name'        => $video->text( 'name' ),
					'description' => $video->text( 'description' ),
					'uploadDate'  => $video->text( 'uploadDate' ),
					'duration'    => Seconds::parse( $video->text( 'duration' ) ),
				];
			}
		}
		return null;
	}
}
